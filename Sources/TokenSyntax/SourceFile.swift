/// The bytes of one input and the path by which the user knows it.
///
/// Immutable. The bytes are kept as they were read; nothing here checks that they are UTF-8.
public struct SourceFile: Sendable {
  /// The number of zero bytes behind the text, so that scanning loops need no end test.
  package static let paddingCount = 16

  /// The largest file that 32-bit offsets can address, padding included.
  package static let maximumLength = Int(UInt32.max) - 2 * paddingCount

  /// The file's number in its run.
  public let id: FileID
  /// The path as it was given on the command line or written in a reference; `<stdin>` for `-`.
  public let path: String
  /// The text followed by zero bytes of padding. Use `length`, not `count`, for its end.
  @usableFromInline package let padded: [UInt8]
  /// The number of bytes of the text itself.
  @usableFromInline package let length: Int

  /// Wraps the bytes of a file; `bytes` must be no longer than `maximumLength`.
  package init(id: FileID, path: String, bytes: consuming [UInt8]) {
    precondition(bytes.count <= Self.maximumLength, "the caller refuses larger files")
    self.id = id
    self.path = path
    length = bytes.count
    var padded = consume bytes
    padded.append(contentsOf: repeatElement(0, count: Self.paddingCount))
    self.padded = padded
  }

  /// Wraps a text that stands in the program itself (a test, an example).
  package init(id: FileID = FileID(0), path: String = "<text>", text: String) {
    self.init(id: id, path: path, bytes: Array(text.utf8))
  }

  /// The bytes of the text, without the padding.
  package var bytes: ArraySlice<UInt8> { padded[0..<length] }

  /// The bytes from `lower` to `upper`, clamped to the text.
  package func slice(_ lower: UInt32, _ upper: UInt32) -> ArraySlice<UInt8> {
    let end = min(Int(upper), length)
    return padded[min(Int(lower), end)..<end]
  }

  /// The span of the whole text.
  package var span: SourceSpan { SourceSpan(file: id, lower: 0, upper: UInt32(length)) }
}

/// Every file of one run, in the order of reading; `FileID` is the index.
public struct SourceMap: Sendable {
  /// The files, by `FileID`.
  public private(set) var files: [SourceFile] = []

  /// Makes an empty map.
  public init() {}

  /// The file that `id` names.
  public subscript(id: FileID) -> SourceFile { files[Int(id.rawValue)] }

  /// Adds a file under the next free number.
  package mutating func add(path: String, bytes: consuming [UInt8]) -> SourceFile {
    let file = SourceFile(id: FileID(UInt32(files.count)), path: path, bytes: bytes)
    files.append(file)
    return file
  }

  /// The text that `span` covers; bytes that are no UTF-8 come out as U+FFFD.
  public func text(_ span: SourceSpan) -> String {
    String(decoding: self[span.file].slice(span.lower, span.upper), as: UTF8.self)
  }
}
