/// What the Dart looks like.
package struct DartOptions: EmitterOptions, Hashable {
  /// The path of the file, relative to the root of the output.
  package var path = "dart/tokens.dart"
  /// The class of the tokens that no context changes.
  package var root = "Tokens"
  /// The size of 1 rem in logical pixels.
  package var rem = 16.0
  /// Whether colours beyond sRGB are of Display P3 (`Color.from`, Flutter 3.27), or the nearest of
  /// sRGB.
  package var hasWideGamut = true
  /// Whether `$description` and `$deprecated` are written.
  package var writesComments = true

  /// The defaults.
  package init() {}
}
