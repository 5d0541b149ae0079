/// The types that a Kotlin file for Compose declares beside those of Compose.
enum KotlinComposeText {
  static let transform = ""
}
