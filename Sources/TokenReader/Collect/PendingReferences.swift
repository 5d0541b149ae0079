import TokenModel
import TokenSyntax

extension Collector {
  /// Decides for objects with a `$ref` alone whether they are tokens or groups that extend another
  /// by what the pointer leads to, over any number of steps.
  ///
  /// What leads to a path that only `$extends` may make stays open: `ExtendsExpander` decides it.
  mutating func settlePendingReferences() {
    let resolver = ReferenceResolver(project: project, paths: paths)
    var waiting: [PathID: [Int]] = [:]
    var isOpen = [Bool](repeating: false, count: pendingReferences.count)
    var settled: [(path: PathID, isGroup: Bool)] = []
    let unsettled = Set(pendingReferences.map(\.path))
    for (position, pending) in pendingReferences.enumerated() {
      let occurrence = paths.occurrences[Int(pending.occurrence)]
      let text = project.trees[Int(occurrence.tree)].string(occurrence.value) ?? ""
      switch text.isEmpty ? .fault(.malformed("")) : resolver.pointer(text) {
      case .fault(.group(let target)) where target != 0:
        settle(position, isGroup: true)
        settled.append((pending.path, true))
      case .object(let target) where unsettled.contains(target):
        waiting[target, default: []].append(position)
        isOpen[position] = true
      case .fault(.missing): isOpen[position] = true
      default: settled.append((pending.path, false))
      }
    }
    while let (path, isGroup) = settled.popLast() {
      for position in waiting.removeValue(forKey: path) ?? [] where isOpen[position] {
        isOpen[position] = false
        if isGroup { settle(position, isGroup: true) }
        settled.append((pendingReferences[position].path, isGroup))
      }
    }
    for position in isOpen.indices where isOpen[position] { settle(position, isGroup: false) }
    pendingReferences = []
  }

  /// Makes a group of a pending declaration, or notes that it may become one.
  private mutating func settle(_ position: Int, isGroup: Bool) {
    let (path, index) = pendingReferences[position]
    let occurrence = paths.occurrences[Int(index)]
    extends.append(
      ExtendsDeclaration(
        path: path, tree: occurrence.tree, node: occurrence.value,
        condition: occurrence.condition, pending: isGroup ? nil : index))
    if isGroup { makeGroup(index) }
  }

  /// Turns the declaration of a token by `$ref` into that of a group.
  mutating func makeGroup(_ index: UInt32) {
    paths.occurrences[Int(index)].kind = .group
    paths.occurrences[Int(index)].value = paths.occurrences[Int(index)].object
  }

  /// Whether something on the way along `names` extends something faulty, so that what is missing
  /// there is missing because of an error that was told.
  func isUncertain(along names: [String]) -> Bool {
    guard !uncertain.isEmpty else { return false }
    var current: PathID = 0
    for name in names {
      if uncertain.contains(current) { return true }
      guard let id = project.names.find(name), let child = paths.child(of: current, named: id)
      else { return false }
      current = child
    }
    return uncertain.contains(current)
  }
}
