import TokenModel
import TokenSyntax

/// Names one path of a `PathTree`; 0 is the root group.
typealias PathID = UInt32

/// A declaration of a path by one layer, as it was collected.
struct DraftOccurrence {
  /// What the declaration makes of the path.
  enum Kind: UInt8 {
    case group
    /// A token by `$value` (or the value of a dialect).
    case token
    /// A token by `$ref` alone.
    case reference
  }

  var tree: UInt32
  var object: NodeID
  var value: NodeID
  var condition: UInt32
  /// The next declaration of the same path, of higher priority; `PathTree.none` for the last.
  var next: UInt32
  var kind: Kind
  var form: Layer.Form
  var mayOverride: Bool
}

/// All paths of a project, merged over its layers, each with its declarations in order of priority.
///
/// Flat: nodes and declarations are entries of two arrays and name each other by index. Children
/// are found by a scan in small groups and through one hash table in wide ones.
struct PathTree {
  /// The index that stands for "nothing".
  static let none = UInt32.max
  /// The number of children from which a group's children are also kept in the hash table.
  private static let wide: UInt32 = 32

  /// One path.
  struct Node {
    var name: NameID
    var parent: PathID
    var firstChild: PathID
    var lastChild: PathID
    var nextSibling: PathID
    var childCount: UInt32
    var firstOccurrence: UInt32
    var lastOccurrence: UInt32
  }

  private(set) var nodes: [Node]
  var occurrences: [DraftOccurrence] = []
  private var wideChildren: [UInt64: PathID] = [:]

  init() {
    nodes = [
      Node(
        name: .none, parent: 0, firstChild: Self.none, lastChild: Self.none,
        nextSibling: Self.none, childCount: 0, firstOccurrence: Self.none,
        lastOccurrence: Self.none)
    ]
  }

  /// Makes room for so many paths and declarations.
  mutating func reserveCapacity(_ count: Int) {
    nodes.reserveLarge(count)
    occurrences.reserveLarge(count)
  }

  /// The child of `parent` with this name.
  func child(of parent: PathID, named name: NameID) -> PathID? {
    let node = nodes[Int(parent)]
    if node.childCount >= Self.wide { return wideChildren[Self.key(parent, name)] }
    var child = node.firstChild
    while child != Self.none {
      if nodes[Int(child)].name == name { return child }
      child = nodes[Int(child)].nextSibling
    }
    return nil
  }

  /// The child of `parent` with this name, made if it is new. Amortised constant time.
  mutating func childOrNew(of parent: PathID, named name: NameID) -> PathID {
    if let child = child(of: parent, named: name) { return child }
    let id = PathID(nodes.count)
    nodes.append(
      Node(
        name: name, parent: parent, firstChild: Self.none, lastChild: Self.none,
        nextSibling: Self.none, childCount: 0, firstOccurrence: Self.none,
        lastOccurrence: Self.none))
    let last = nodes[Int(parent)].lastChild
    if last == Self.none {
      nodes[Int(parent)].firstChild = id
    } else {
      nodes[Int(last)].nextSibling = id
    }
    nodes[Int(parent)].lastChild = id
    nodes[Int(parent)].childCount += 1
    if nodes[Int(parent)].childCount == Self.wide {
      var child = nodes[Int(parent)].firstChild
      while child != Self.none {
        wideChildren[Self.key(parent, nodes[Int(child)].name)] = child
        child = nodes[Int(child)].nextSibling
      }
    } else if nodes[Int(parent)].childCount > Self.wide {
      wideChildren[Self.key(parent, name)] = id
    }
    return id
  }

  private static func key(_ parent: PathID, _ name: NameID) -> UInt64 {
    UInt64(parent) << 32 | UInt64(name.rawValue)
  }

  /// Adds a declaration with the highest priority so far.
  mutating func append(_ occurrence: DraftOccurrence, to path: PathID) {
    let index = UInt32(occurrences.count)
    occurrences.append(occurrence)
    let last = nodes[Int(path)].lastOccurrence
    if last == Self.none {
      nodes[Int(path)].firstOccurrence = index
    } else {
      occurrences[Int(last)].next = index
    }
    nodes[Int(path)].lastOccurrence = index
  }

  /// Adds declarations, lowest priority first, below all that the path has.
  mutating func prepend(_ list: [DraftOccurrence], to path: PathID) {
    var next = nodes[Int(path)].firstOccurrence
    for occurrence in list.reversed() {
      var copy = occurrence
      copy.next = next
      next = UInt32(occurrences.count)
      occurrences.append(copy)
      if nodes[Int(path)].lastOccurrence == Self.none {
        nodes[Int(path)].lastOccurrence = next
      }
    }
    nodes[Int(path)].firstOccurrence = next
  }

  /// The declarations of a path, lowest priority first.
  func occurrences(of path: PathID) -> [DraftOccurrence] {
    var result: [DraftOccurrence] = []
    var index = nodes[Int(path)].firstOccurrence
    while index != Self.none {
      result.append(occurrences[Int(index)])
      index = occurrences[Int(index)].next
    }
    return result
  }

  /// Whether a declaration of the path makes it a token.
  func isToken(_ path: PathID) -> Bool {
    var index = nodes[Int(path)].firstOccurrence
    while index != Self.none {
      if occurrences[Int(index)].kind != .group { return true }
      index = occurrences[Int(index)].next
    }
    return false
  }

  /// The names of a path, outermost first.
  func names(of path: PathID) -> [NameID] {
    var result: [NameID] = []
    var current = path
    while current != 0 {
      result.append(nodes[Int(current)].name)
      current = nodes[Int(current)].parent
    }
    return result.reversed()
  }

  /// Whether `ancestor` is `path` or one of the groups around it.
  func isAncestorOrSelf(_ ancestor: PathID, of path: PathID) -> Bool {
    var current = path
    while current != ancestor {
      if current == 0 { return false }
      current = nodes[Int(current)].parent
    }
    return true
  }

  /// Calls `body` for each path of the subtree below and including `start`, in preorder. `body`
  /// may add paths elsewhere, and may not add any inside the subtree.
  func walk(from start: PathID, _ body: (PathID) -> Void) {
    var current = start
    while true {
      body(current)
      let node = nodes[Int(current)]
      if node.firstChild != Self.none {
        current = node.firstChild
        continue
      }
      while current != start, nodes[Int(current)].nextSibling == Self.none {
        current = nodes[Int(current)].parent
      }
      if current == start { return }
      current = nodes[Int(current)].nextSibling
    }
  }
}
