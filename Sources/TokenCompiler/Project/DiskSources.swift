import TokenReader
import TokenSyntax

/// Lets the reader follow references to files through a `FileSystem`.
struct DiskSources: SourceProvider {
  let files: any FileSystem

  func load(
    _ reference: String, from base: String
  ) throws(SourceFault) -> (path: String, bytes: [UInt8]) {
    let path = FilePath.join(base == "-" ? "" : FilePath.folder(of: base), reference)
    if files.kind(of: path) == .folder { throw SourceFault(reason: "is a folder") }
    do throws(FileError) {
      return (path, try files.read(path))
    } catch {
      throw SourceFault(reason: error.reason)
    }
  }
}
