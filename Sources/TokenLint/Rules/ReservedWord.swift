import TokenModel
import TokenSyntax

/// Names that mean something in the languages of the outputs.
enum ReservedWord: LintRule {
  /// A language whose words are reserved.
  enum Language: String, CaseIterable, Sendable {
    case swift
    case kotlin
    case javascript
    case css
  }

  /// What the rule can be told.
  struct Options: Sendable {
    /// The languages whose words are reported.
    var languages = Language.allCases
    /// Names that are no fault.
    var allow: [String] = []
  }

  static let documentation = RuleDocumentation(
    "reserved-word", .naming, .note, preset: .strict,
    summary: "a name is a reserved word in a language of the outputs",
    explanation: """
      Every legal name is written to every output, escaped where it must be: `default` becomes \
      `` `default` `` in Swift. That is correct and unpleasant to type, and tools that escape nothing \
      break. Choose another name, or allow those that you want to keep.
      """,
    bad: [#"{ "button": { "default": { "$type": "number", "$value": 4 } } }"#],
    good: [
      #"{ "button": { "rest": { "$type": "number", "$value": 4 } } }"#,
      RuleExample(
        #"{ "button": { "default": { "$type": "number", "$value": 4 } } }"#,
        options: #"{ "allow": ["default"] }"#),
      RuleExample(
        #"{ "button": { "fun": { "$type": "number", "$value": 4 } } }"#,
        options: #"{ "languages": ["css", "swift"] }"#),
    ])

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    .choices("languages", into: \.languages, "The languages whose words are reported."),
    .texts("allow", into: \.allow, "Names that are no fault."),
  ]

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    let tokens = context.tokens
    let allowed = Set(options.allow)
    // The phrase for each name that is reserved somewhere.
    let phrases = (0..<UInt32(tokens.names.count)).map { number -> String? in
      let bytes = tokens.names.bytes(NameID(number))
      guard bytes.count <= 12 else { return nil }
      let name = String(decoding: bytes, as: UTF8.self)
      guard !allowed.contains(name) else { return nil }
      let languages = options.languages.filter { words[$0]?.contains(name) == true }
      return languages.isEmpty ? nil : languages.map(\.title).joined(separator: ", ")
    }
    guard phrases.contains(where: { $0 != nil }) else { return }
    func look(_ subject: LintSubject, _ name: NameID) {
      guard let phrase = phrases[Int(name.rawValue)] else { return }
      report.add(
        subject, "`\(tokens.names.string(name))` is a reserved word in \(phrase)",
        at: context.nameSpan(subject))
    }
    for (index, group) in tokens.groups.enumerated().dropFirst() {
      look(.group(GroupID(UInt32(index))), group.name)
    }
    for (index, token) in tokens.tokens.enumerated() {
      look(.token(TokenID(UInt32(index))), token.name)
    }
  }

  private static let words: [Language: Set<String>] = [
    .swift: set(
      """
      associatedtype class deinit enum extension fileprivate func import init inout internal let open \
      operator private protocol public rethrows static struct subscript typealias var break case \
      continue default defer do else fallthrough for guard if in repeat return switch where while as \
      catch false is nil super self throw throws true try
      """),
    .kotlin: set(
      """
      as break class continue do else false for fun if in interface is null object package return \
      super this throw true try typealias typeof val var when while
      """),
    .javascript: set(
      """
      await break case catch class const continue debugger default delete do else enum export extends \
      false finally for function if import in instanceof let new null return static super switch this \
      throw true try typeof var void while with yield
      """),
    .css: set("default inherit initial none revert unset"),
  ]

  private static func set(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}

extension ReservedWord.Language {
  /// The language's own name.
  fileprivate var title: String {
    switch self {
    case .swift: "Swift"
    case .kotlin: "Kotlin"
    case .javascript: "JavaScript"
    case .css: "CSS"
    }
  }
}
