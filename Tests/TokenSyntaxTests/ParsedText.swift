import Testing

@testable import TokenSyntax

/// A text with everything that the parser says about it.
struct ParsedText {
  let file: SourceFile
  let tree: JSONTree
  let faults: [JSONFault]
  let names: NameTable

  init(_ bytes: [UInt8], dialect: JSONDialect = .strict, maximumDepth: Int = 1000) {
    file = SourceFile(id: FileID(0), path: "<text>", bytes: bytes)
    var names = NameTable()
    (tree, faults) = parseJSON(
      file, dialect: dialect, names: &names, maximumDepth: maximumDepth)
    self.names = names
  }

  init(_ text: String, dialect: JSONDialect = .strict, maximumDepth: Int = 1000) {
    self.init(Array(text.utf8), dialect: dialect, maximumDepth: maximumDepth)
  }

  /// The codes of the faults, in order.
  var codes: [String] { faults.map(\.code.rawValue) }

  /// Whether the text is well-formed in its dialect.
  var isWellFormed: Bool { codes.allSatisfy { !$0.hasPrefix("json-") } }

  /// What the tree holds, written anew without white space.
  var rewritten: String {
    var writer = JSONWriter(style: .compact)
    writer.value(.root, of: tree, names: names)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  func text(_ span: SourceSpan) -> String {
    String(decoding: file.slice(span.lower, span.upper), as: UTF8.self)
  }

  /// Checks what every tree promises, whatever the text.
  func checkInvariants(_ note: String) {
    var open: [(end: UInt32, next: UInt32)] = []
    var position: UInt32 = 0
    for (index, node) in tree.nodes.enumerated() {
      while let last = open.last, last.next <= index { open.removeLast() }
      #expect(node.start <= node.end, "\(note): node \(index) ends before it starts")
      #expect(node.end <= file.length, "\(note): node \(index) ends behind the text")
      #expect(node.next > index && node.next <= tree.nodes.count, "\(note): next of \(index)")
      #expect(node.start >= position, "\(note): node \(index) starts before its predecessor")
      if let last = open.last {
        #expect(node.next <= last.next, "\(note): subtree of \(index) leaves its container")
        #expect(node.end <= last.end, "\(note): node \(index) ends behind its container")
      } else {
        #expect(index == 0, "\(note): node \(index) is outside the root")
      }
      position = node.start
      if node.kind == .array || node.kind == .object {
        open.append((node.end, node.next))
      } else {
        #expect(node.next == index + 1, "\(note): a scalar has no children")
      }
    }
    for (fault, next) in zip(faults, faults.dropFirst()) where next.code != .tooManyFaults {
      #expect(fault.span.lower <= next.span.lower, "\(note): faults are in order")
    }
    for fault in faults {
      #expect(fault.span.lower <= fault.span.upper && fault.span.upper <= file.length)
    }
  }
}
