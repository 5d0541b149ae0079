/// A text to be read among others.
package struct JSONSource: Sendable {
  /// The text.
  package var file: SourceFile
  /// How it is written.
  package var dialect: JSONDialect

  /// Makes an entry.
  package init(file: SourceFile, dialect: JSONDialect) {
    self.file = file
    self.dialect = dialect
  }
}

/// Reads several JSON texts, at the same time where there are threads for it. The trees, the faults
/// and the numbers of names are those of reading one text after the other.
package func parseJSON(
  _ sources: [JSONSource], names: inout NameTable,
  maximumDepth: Int = JSONParser.defaultMaximumDepth, concurrency: Concurrency = .serial,
  pieceLength: Int = JSONPieces.usualLength
) -> [(tree: JSONTree, faults: [JSONFault])] {
  var batch = JSONBatch(sources, maximumDepth, pieceLength, concurrency)
  guard batch.groups.count > 1 else {
    return sources.map { source in
      parseJSON(
        source.file, dialect: source.dialect, names: &names, maximumDepth: maximumDepth,
        concurrency: concurrency, pieceLength: pieceLength)
    }
  }
  return batch.run(&names, concurrency)
}

/// Texts in as many groups as there are threads. Each group has names of its own, which are renamed
/// when all are read; the names of the first one are those of the whole.
private struct JSONBatch {
  /// Texts that stand behind one another, for one thread.
  struct Group {
    var sources: ArraySlice<JSONSource>
    var names = NameTable()
    var trees: [(nodes: [JSONNode], faults: [JSONFault])] = []

    mutating func run(_ maximumDepth: Int) {
      for source in sources {
        trees.append(
          JSONPieces.read(source.file, source.dialect, &names, maximumDepth))
      }
    }

    mutating func rename(_ numbers: [NameID]) {
      for index in trees.indices { JSONPieces.rename(&trees[index].nodes, from: 0, numbers) }
    }
  }

  private(set) var groups: [Group] = []
  private let maximumDepth: Int

  /// Divides texts by their lengths. They stay together if there is too little to divide, or if most
  /// of it is one text, which is then read in pieces.
  init(
    _ sources: [JSONSource], _ maximumDepth: Int, _ pieceLength: Int, _ concurrency: Concurrency
  ) {
    self.maximumDepth = maximumDepth
    let length = sources.reduce(0) { $0 + $1.file.length }
    let most = length / max(pieceLength, 1)
    guard most > 1, case let count = min(concurrency.jobs, most), count > 1,
      !sources.contains(where: { $0.file.length > length / 2 })
    else { return }
    var start = 0
    var read = 0
    for (index, source) in sources.enumerated() {
      read += source.file.length
      guard read >= length / count * (groups.count + 1) || index == sources.count - 1 else {
        continue
      }
      groups.append(Group(sources: sources[start...index]))
      start = index + 1
    }
  }

  mutating func run(
    _ names: inout NameTable, _ concurrency: Concurrency
  ) -> [(tree: JSONTree, faults: [JSONFault])] {
    let maximumDepth = maximumDepth
    swap(&groups[0].names, &names)
    groups.withUnsafeMutableBufferPointer { groups in
      // Each number is one thread's.
      nonisolated(unsafe) let groups = groups
      concurrency.run(groups.count) { groups[$0].run(maximumDepth) }
    }
    swap(&groups[0].names, &names)
    let numbers = groups.dropFirst().map { JSONPieces.numbers(of: $0.names, &names) }
    groups.withUnsafeMutableBufferPointer { groups in
      nonisolated(unsafe) let groups = groups
      concurrency.run(numbers.count) { groups[$0 + 1].rename(numbers[$0]) }
    }
    return groups.flatMap { group in
      zip(group.sources, group.trees).map { source, tree in
        (JSONTree(file: source.file, nodes: tree.nodes), tree.faults)
      }
    }
  }
}
