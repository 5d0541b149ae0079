/// Which name stood behind which when it was last read. The members of tokens come in one order, so
/// most names need not be looked up: it is enough to compare with the one that is expected.
struct JSONSuccessors {
  /// By the number of a name, the number of its successor plus one; 0 for none.
  private var successors: [UInt32] = []

  /// Notes that a name, which is its own spelling, stands behind another.
  mutating func note(_ name: NameID, behind last: NameID) {
    guard last != .none else { return }
    let index = Int(last.rawValue)
    if index >= successors.count {
      let count = max(index + 1, successors.count * 2, 256)
      successors.append(contentsOf: repeatElement(0, count: count - successors.count))
    }
    successors[index] = name.rawValue + 1
  }

  /// The expected name and the offset behind it, if it stands in double quotes at `start`.
  @inline(__always)
  func read(
    behind last: NameID, in text: UnsafeBufferPointer<UInt8>, from start: Int, _ names: NameTable
  ) -> (name: NameID, end: Int)? {
    let index = Int(last.rawValue)
    guard index < successors.count, successors[index] > 0 else { return nil }
    let name = NameID(successors[index] - 1)
    let end = start + 1 + names.length(name)
    guard end < text.count, text[end] == UInt8(ascii: "\"") else { return nil }
    guard names.isEqual(name, UnsafeBufferPointer(rebasing: text[(start + 1)..<end])) else {
      return nil
    }
    return (name, end + 1)
  }
}

/// Finds names that one object has twice, with a mark per name that is never cleared.
struct JSONDuplicates {
  /// By name: the object that had it last, and the first member there with this name.
  private var marks: [Mark] = []

  private struct Mark {
    /// A node plus one; 0 for none.
    var object: UInt32 = 0
    var member: UInt32 = 0
  }

  /// Notes that `object` (a node plus one) has `name` at `member`; the first member with that
  /// name if there was one already.
  mutating func note(_ name: NameID, object: UInt32, member: UInt32) -> UInt32? {
    let index = Int(name.rawValue)
    if index >= marks.count {
      let count = max(index + 1, marks.count * 2, 256)
      marks.append(contentsOf: repeatElement(Mark(), count: count - marks.count))
    }
    if marks[index].object == object { return marks[index].member }
    marks[index] = Mark(object: object, member: member)
    return nil
  }
}

extension JSONParser {
  /// Reads the quoted name at `at` into `pendingName` and marks it in the open object.
  @inline(__always)
  mutating func readName(quote: UInt8, _ names: inout NameTable) {
    let start = at
    // What was read in double quotes holds none, so that it ends where the next one is.
    let isUsual = quote == UInt8(ascii: "\"")
    if isUsual, let (name, end) = successors.read(behind: lastName, in: text, from: start, names) {
      at = end
      lastName = name
      begin(name, at: start)
      return
    }
    let kind = readString(quote: quote)
    let end = text[at - 1] == quote && at - 1 > start ? at - 1 : at
    let name: NameID
    if kind == .plainString {
      name = names.intern(UnsafeBufferPointer(rebasing: text[(start + 1)..<end]))
    } else {
      scratch.removeAll(keepingCapacity: true)
      JSONText.decode(UnsafeBufferPointer(rebasing: text[(start + 1)..<end]), into: &scratch)
      name = names.intern(scratch[...])
    }
    // A name that has escapes, or something wrong with it, must be read each time.
    if isUsual, kind == .plainString, !log.hasFaults { successors.note(name, behind: lastName) }
    lastName = name
    begin(name, at: start)
  }

  /// Makes `name` the name of the next value.
  @inline(__always)
  mutating func begin(_ name: NameID, at start: Int) {
    pendingName = name
    pendingKey = UInt32(truncatingIfNeeded: start)
    if name.isProperty { frame.hasProperties = true }
    let bit: UInt64 = 1 << UInt64(name.rawValue & 63)
    if frame.seen & bit != 0 { frame.mayRepeat = true }
    frame.seen |= bit
  }

  /// Reports every member of a finished object whose name an earlier member has.
  mutating func reportDuplicates(in object: Int) {
    var member = object + 1
    let end = Int(nodes[object].next)
    while member < end {
      let node = nodes[member]
      // A member whose name is missing was reported as such.
      if node.keyStart != JSONNode.noKey,
        let first = duplicates.note(
          node.name, object: UInt32(object) + 1, member: UInt32(member))
      {
        reportDuplicate(Int(node.keyStart), first: Int(nodes[Int(first)].keyStart))
      }
      member = Int(node.next)
    }
  }

  /// Gives the empty name to members of a broken text that have none, so that every member of an
  /// object has a name.
  mutating func nameMembers(_ names: inout NameTable) {
    let empty = names.intern([])
    for object in nodes.indices where nodes[object].kind == .object {
      var member = object + 1
      while member < Int(nodes[object].next) {
        if nodes[member].name == .none {
          nodes[member].rename(empty)
        }
        member = Int(nodes[member].next)
      }
    }
  }

  private mutating func reportDuplicate(_ start: Int, first: Int) {
    let end = JSONText.endOfName(in: text, from: start)
    let firstEnd = JSONText.endOfName(in: text, from: first)
    let name = String(decoding: text[start..<end], as: UTF8.self)
    log.add(
      .duplicateKey, start, end, "the object has the name \(name) twice",
      help: "remove or rename one of the two members", related: (first, firstEnd, "first here"))
  }
}
