/// Which rules run when nothing is said of them.
package enum LintPreset: String, CaseIterable, Sendable {
  /// None: only what the configuration names.
  case none
  /// Those whose findings are almost always true and worth an edit.
  case recommended
  /// All.
  case strict

  /// Whether rules run that need `other`.
  func includes(_ other: LintPreset) -> Bool {
    switch self {
    case .none: false
    case .recommended: other == .recommended
    case .strict: other != .none
    }
  }
}
