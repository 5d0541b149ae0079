/// Reads the files that a resolver document refers to. The one implementation that touches the disk
/// is in TokenCompiler.
package protocol SourceProvider {
  /// The bytes of the file that `reference` names, seen from the file at `base`, and the path by
  /// which the user knows it.
  ///
  /// Two references to one file give the same path.
  func load(
    _ reference: String, from base: String
  ) throws(SourceFault) -> (path: String, bytes: [UInt8])
}

/// Why a file could not be read, as a phrase without a full stop: "no such file", "is a folder".
package struct SourceFault: Error, Hashable {
  /// The phrase.
  package let reason: String

  /// Makes a fault.
  package init(reason: String) {
    self.reason = reason
  }
}
