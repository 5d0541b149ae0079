import TokenCompiler
import TokenModel
import TokenSyntax
import TokenMotion

/// What `at` is asked about: an animation or a plain token, in one theme of one project.
struct Subject {
  /// Which of both.
  enum Kind {
    case animation(Animation, AnimationRecord)
    case token(TokenID)
  }

  /// The project that holds it.
  let project: Project
  /// The theme: the default contexts, and those that were chosen.
  let theme: Theme
  /// The dotted path.
  let path: TokenPath
  /// What it is.
  let kind: Kind

  /// Finds what a person typed in the projects of a run.
  ///
  /// - Returns: nil if there is such a token or animation but its value is faulty; the findings say
  ///   why.
  static func find(_ path: String, in session: Session) throws(UsageError) -> Subject? {
    var found: [Subject] = []
    var isFaulty = false
    for project in session.projects {
      let tokens = project.tokens
      let theme = tokens.defaultTheme
      if let record = tokens.animation(at: path) {
        if let animation = tokens.value(of: record, in: theme) {
          found.append(
            Subject(
              project: project, theme: theme, path: record.path,
              kind: .animation(animation, record)))
        } else {
          isFaulty = true
        }
      } else if let token = tokens.token(at: path) {
        if tokens.value(of: token, in: theme) != nil {
          found.append(
            Subject(
              project: project, theme: theme, path: tokens.path(of: token), kind: .token(token)))
        } else if session.diagnostics.hasErrors {
          isFaulty = true
        } else {
          throw UsageError(
            "\(quoted(path)) has no value in the theme \(tokens.describe(theme))",
            notes: ["Choose another with --theme NAME or --context MODIFIER=CONTEXT."])
        }
      }
    }
    if found.count > 1 {
      throw UsageError(
        "\(quoted(path)) is in several projects: "
          + found.map { quoted($0.project.name) }.joined(separator: ", "),
        notes: ["Choose one with --tokens FILE.resolver.json."])
    }
    if let only = found.first { return only }
    if isFaulty { return nil }
    throw unknown(path, in: session)
  }

  /// What to say when nothing has the path that was typed.
  static func unknown(_ path: String, in session: Session) -> UsageError {
    var names: [String] = []
    for project in session.projects {
      let tokens = project.tokens
      if let group = tokens.group(at: path) {
        let prefix = tokens.path(of: group).names
        let inside =
          tokens.animations.map(\.path).filter { $0.names.starts(with: prefix) }
          + tokens.tokenIDs.map(tokens.path).filter { $0.names.starts(with: prefix) }
        let list = inside.prefix(8).map(\.description).joined(separator: ", ")
        return UsageError(
          "\(quoted(path)) is a group without an animation",
          notes: ["In it: \(list)\(inside.count > 8 ? ", …" : "")"])
      }
      names += tokens.animations.map(\.path.description)
      names += tokens.tokenIDs.map { tokens.path(of: $0).description }
    }
    let dotted = path.split(separator: "/").joined(separator: ".")
    let near = nearestMatch(to: dotted, among: names).map { [$0] } ?? []
    return UsageError(
      "there is no token or animation \(quoted(path))\(didYouMean(near))",
      notes: near.isEmpty ? ["'tokenc show' lists what there is."] : [])
  }
}

extension ThemedTokens {
  /// A theme as a person says it: `theme=dark, density=compact`.
  func describe(_ theme: Theme) -> String {
    modifiers.enumerated().map { "\($1.name)=\($1.contexts[theme.choices[$0]])" }
      .joined(separator: ", ")
  }
}
