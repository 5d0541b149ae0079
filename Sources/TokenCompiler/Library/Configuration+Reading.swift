public import TokenModel
public import TokenSyntax

extension Configuration {
  /// Reads a configuration file, `tokenc.json`. Paths in it are relative to it.
  ///
  /// - Parameters:
  ///   - path: The file. Programs that it names under `formats` are run by `Compiler.build` if it is a
  ///     file of the disk.
  ///   - sources: The files of the run; the configuration is added, for the places of findings.
  /// - Returns: What it says, and what is wrong with it. It is not to be used if there is an error.
  /// - Throws: A `FileError` if the file cannot be read.
  public static func read(
    _ path: String, from files: any FileSystem = DiskFiles(), sources: inout SourceMap
  ) throws(FileError) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
    ConfigurationReader.read(
      path: path, bytes: try files.read(path), sources: &sources, files: files)
  }
}

extension SourceMap {
  /// The line and column at which a span begins. Scans its file: for findings, not for loops.
  public func position(of span: SourceSpan) -> SourcePosition {
    LineIndex(self[span.file]).position(of: span.lower)
  }

  /// A finding on one line: `a.json:3:5: error: there is no token `b` [unresolved-reference]`.
  public func line(of diagnostic: Diagnostic) -> String {
    var text = ""
    if let span = diagnostic.span {
      let position = position(of: span)
      text = "\(self[span.file].path):\(position.line):\(position.column): "
    }
    return text + "\(diagnostic.severity.name): \(diagnostic.message) [\(diagnostic.code)]"
  }
}
