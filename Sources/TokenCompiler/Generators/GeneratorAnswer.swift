import TokenSyntax

/// Reads what a generator prints.
///
/// `{"files": [{"path": "a/b.txt", "content": "…"}]}`; a file that is no text has `"base64"` in place
/// of `"content"`. `{"files": {"a/b.txt": "…"}}` is the short form for scripts. A member that is not
/// known is an error: it would be ignored in silence.
struct GeneratorAnswer {
  /// What is wrong with an answer, as the end of a sentence about the generator.
  struct Fault: Error, Hashable {
    var reason: String
  }

  private let tree: JSONTree
  private let names: NameTable

  /// The files of an answer.
  static func read(_ bytes: [UInt8]) -> Result<[GeneratedFile], Fault> {
    var names = NameTable()
    let file = SourceFile(id: FileID(0), path: "", bytes: bytes)
    let (tree, faults) = parseJSON(file, dialect: .strict, names: &names)
    if let fault = faults.first {
      return .failure(
        Fault(reason: "printed no JSON: \(fault.message), at \(place(fault.span, file))"))
    }
    do throws(Fault) {
      return .success(try GeneratorAnswer(tree: tree, names: names).files())
    } catch {
      return .failure(error)
    }
  }

  private func files() throws(Fault) -> [GeneratedFile] {
    guard tree.isObject(.root) else { throw fault("an object is expected", .root) }
    guard let list = names.find("files").flatMap({ tree.member(.root, $0) }) else {
      throw fault("the member `files` is missing", .root)
    }
    try refuseMembers(of: .root, except: ["files"])
    var result: [GeneratedFile] = []
    if tree.isObject(list) {
      for child in tree.children(list) {
        result.append(
          GeneratedFile(path: names.string(tree.name(child)), bytes: try text(child, "a file")))
      }
    } else if tree.isArray(list) {
      for child in tree.children(list) { result.append(try file(child)) }
    } else {
      throw fault("`files` must be an array or an object", list)
    }
    return result
  }

  private func file(_ node: NodeID) throws(Fault) -> GeneratedFile {
    guard tree.isObject(node) else { throw fault("a file must be an object", node) }
    try refuseMembers(of: node, except: ["path", "content", "base64"])
    guard let pathNode = member("path", of: node), let path = tree.string(pathNode) else {
      throw fault("a file needs a `path`, a string", node)
    }
    switch (member("content", of: node), member("base64", of: node)) {
    case (let content?, nil):
      return GeneratedFile(path: path, bytes: try text(content, "`content`"))
    case (nil, let base64?):
      guard let bytes = Base64.decode(try text(base64, "`base64`")) else {
        throw fault("`base64` holds something that is no base64", base64)
      }
      return GeneratedFile(path: path, bytes: bytes)
    default: throw fault("a file needs either `content` or `base64`", node)
    }
  }

  private func text(_ node: NodeID, _ what: String) throws(Fault) -> [UInt8] {
    guard tree.isString(node) else { throw fault("\(what) must be a string", node) }
    return Array(tree.decodedBytes(node))
  }

  private func refuseMembers(of node: NodeID, except known: [String]) throws(Fault) {
    for child in tree.children(node) {
      let name = names.string(tree.name(child))
      if !known.contains(name) {
        throw fault("there is no member `\(name.prefix(40))` here", child)
      }
    }
  }

  private func member(_ name: String, of node: NodeID) -> NodeID? {
    names.find(name).flatMap { tree.member(node, $0) }
  }

  private func fault(_ reason: String, _ node: NodeID) -> Fault {
    Fault(
      reason: "printed JSON that is no list of files: \(reason), at "
        + Self.place(tree.span(node), tree.file))
  }

  private static func place(_ span: SourceSpan, _ file: SourceFile) -> String {
    let position = LineIndex(file).position(of: span.lower)
    return "line \(position.line), column \(position.column) of its output"
  }
}

/// Base64 (RFC 4648, section 4).
enum Base64 {
  /// The bytes behind a text; nil if it is no base64. White space is passed over, padding may be
  /// left out.
  static func decode(_ text: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.count / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    var isPadded = false
    for byte in text where byte != 0x0A && byte != 0x0D && byte != 0x20 {
      if byte == UInt8(ascii: "=") {
        isPadded = true
        continue
      }
      guard !isPadded, let value = value(of: byte) else { return nil }
      bits = bits << 6 | value
      count += 1
      if count == 4 {
        result += [UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8)]
        result.append(UInt8(truncatingIfNeeded: bits))
        (bits, count) = (0, 0)
      }
    }
    switch count {
    case 0: return result
    case 2: return result + [UInt8(truncatingIfNeeded: bits >> 4)]
    case 3:
      return result + [UInt8(truncatingIfNeeded: bits >> 10), UInt8(truncatingIfNeeded: bits >> 2)]
    default: return nil
    }
  }

  private static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
