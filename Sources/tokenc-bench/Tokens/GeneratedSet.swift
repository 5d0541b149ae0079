import TokenCompiler

/// A set of generated tokens on the disk.
struct GeneratedSet {
  private let generator: TokenGenerator

  /// The set of some options.
  init(_ options: GeneratorOptions) {
    generator = TokenGenerator(options)
  }

  /// Writes its files to a folder, which is made.
  func write(to folder: String) throws {
    let disk = DiskFiles()
    try disk.createFolder(folder)
    try generator.files { name, bytes in
      let path = "\(folder)/\(name)"
      disk.remove(path)
      try disk.create(path, like: path)
      try disk.append(bytes, to: path)
    }
  }
}
