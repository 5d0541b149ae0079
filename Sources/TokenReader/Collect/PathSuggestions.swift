import TokenModel
import TokenSyntax

extension Collector {
  /// The dotted path of the token (or group) whose spelling is nearest to a mistyped one; nil when
  /// none is near. `own` is the token that holds the reference: it cannot have meant itself. Linear in the number of paths: for reports only.
  func suggestion(for text: String, tokens: Bool, except own: String? = nil) -> String? {
    var candidates: [String] = []
    paths.walk(from: 0) { path in
      guard path != 0, paths.isToken(path) == tokens else { return }
      let candidate = dotted(path)
      if candidate != own { candidates.append(candidate) }
    }
    return nearestMatch(to: text, among: candidates)
  }
}
