import TokenModel
import TokenSyntax

extension Collector {
  /// The dotted path of the token (or group) whose spelling is nearest to a mistyped one; nil when
  /// none is near. Linear in the number of paths: for reports only.
  func suggestion(for text: String, tokens: Bool) -> String? {
    var candidates: [String] = []
    paths.walk(from: 0) { path in
      if path != 0, paths.isToken(path) == tokens { candidates.append(dotted(path)) }
    }
    return nearestMatch(to: text, among: candidates)
  }
}
