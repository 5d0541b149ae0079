import TokenEmit
import TokenModel
import TokenSyntax

/// The files of an output folder that do not say themselves that they are generated: those of
/// external generators.
///
/// It stands in the root of the outputs as `.tokenc-manifest.json` and is to be kept with them: with
/// it the next build knows its own files, and those that are no longer written. Each file has the sum
/// of its bytes, so that one which somebody has changed or replaced is not taken for ours.
struct OutputManifest: Sendable, Hashable {
  /// The name of the file.
  static let fileName = ".tokenc-manifest.json"

  /// Sums by path, relative to the folder of the manifest.
  private(set) var sums: [String: String] = [:]

  /// A manifest without files.
  init() {}

  /// The manifest in a folder; an empty one if there is none, or one that cannot be read: files are
  /// then not known, which is the safe side.
  init(in folder: String, _ files: any FileSystem) {
    let path = FilePath.join(folder, Self.fileName)
    guard files.kind(of: path) == .file, let bytes = try? files.read(path) else { return }
    var names = NameTable()
    let (tree, faults) = parseJSON(
      SourceFile(id: FileID(0), path: path, bytes: bytes), dialect: .strict, names: &names)
    guard faults.isEmpty, tree.isObject(.root),
      let list = names.find("files").flatMap({ tree.member(.root, $0) }), tree.isObject(list)
    else { return }
    for child in tree.children(list) {
      guard let sum = tree.string(child) else { continue }
      sums[names.string(tree.name(child))] = sum
    }
  }

  /// Adds a file.
  mutating func add(_ path: String, sum: String) { sums[path] = sum }

  /// Whether there are no files.
  var isEmpty: Bool { sums.isEmpty }

  /// The text of the manifest, in byte order of the paths.
  var bytes: [UInt8] {
    var json = JSONWriter(style: .pretty)
    json.beginObject()
    json.member("comment", GeneratedMark.text)
    json.name("files")
    json.object { json in
      for path in sums.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
        json.member(path, sums[path] ?? "")
      }
    }
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
  }

  /// What stands for bytes in a manifest: their number, and FNV-1a over them in 16 hexadecimal
  /// digits. It tells changes from no change; it is no protection from an attacker.
  static func sum(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return "\(bytes.count)-" + String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
