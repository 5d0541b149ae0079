import TokenModel
import TokenSyntax

/// Names side by side in different notations.
enum InconsistentNameCase: LintRule {
  /// A notation of names of several words.
  enum Style: String, CaseIterable, Sendable {
    case kebab
    case snake
    case camel
    case pascal
  }

  /// What the rule can be told.
  struct Options: Sendable {
    /// The notation that all names must have; nil for that of most names around them.
    var style: Style?
  }

  static let documentation = RuleDocumentation(
    "inconsistent-name-case", .naming,
    summary: "a name is written in another notation than those beside it",
    explanation: """
      Of the names in one group, some are written `like-this` and others `likeThis`: nobody can guess a \
      name, and search finds half. The names in the notation of the minority are reported; with \
      `style`, all names that are not in that notation. Names of one word have no notation and are \
      left alone.
      """,
    bad: [
      """
      { "font": { "$type": "number",
        "line-height": { "$value": 1.5 }, "letter-gap": { "$value": 2 },
        "wordGap": { "$value": 1 }
      } }
      """,
      RuleExample(
        #"{ "lineHeight": { "$type": "number", "$value": 1.5 } }"#,
        options: #"{ "style": "kebab" }"#),
    ],
    good: [
      """
      { "font": { "$type": "number",
        "line-height": { "$value": 1.5 }, "letter-gap": { "$value": 2 },
        "word-gap": { "$value": 1 }, "size": { "$value": 16 }
      } }
      """
    ])

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    ConfigurationOption(
      "style", .choice(Style.allCases.map(\.rawValue)),
      "The notation of all names; without it, that of most names in the same group."
    ) { value, options in
      options.style = value.text.flatMap(Style.init)
      return nil
    }
  ]

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    let tokens = context.tokens
    let styles = (0..<UInt32(tokens.names.count)).map { style(of: tokens.names.bytes(NameID($0))) }
    for index in tokens.groups.indices {
      let group = GroupID(UInt32(index))
      var members: [(subject: LintSubject, name: NameID, style: Style)] = []
      for inner in context.children.groups(in: group) {
        let name = tokens[inner].name
        if let style = styles[Int(name.rawValue)] { members.append((.group(inner), name, style)) }
      }
      for token in context.children.tokens(in: group) {
        let name = tokens[token].name
        if let style = styles[Int(name.rawValue)] { members.append((.token(token), name, style)) }
      }
      guard let wanted = options.style ?? majority(of: members.map(\.style)) else { continue }
      let example = members.first { $0.style == wanted }?.name
      for member in members where member.style != wanted {
        let beside = example.map {
          ", but `\(tokens.names.string($0))` beside it in \(wanted) case"
        }
        report.add(
          member.subject,
          "`\(tokens.names.string(member.name))` is in \(member.style) case"
            + (beside ?? " and not in \(wanted) case"),
          at: context.nameSpan(member.subject))
      }
    }
  }

  /// The notation of most names; the first of several that are equally frequent.
  private static func majority(of styles: [Style]) -> Style? {
    guard let first = styles.first, styles.contains(where: { $0 != first }) else { return nil }
    var counts: [Style: Int] = [:]
    for style in styles { counts[style, default: 0] += 1 }
    let most = counts.values.max()
    return styles.first { counts[$0] == most }
  }

  /// The notation of a name; nil for one word, and for mixed or foreign spellings.
  private static func style(of name: some Sequence<UInt8>) -> Style? {
    let bytes = Array(name)
    var (hasDash, hasUnderscore, hasHump) = (false, false, false)
    for index in bytes.indices.dropFirst() where index + 1 < bytes.count {
      let (before, after) = (isLetter(bytes[index - 1]), isLetter(bytes[index + 1]))
      if before, after, bytes[index] == UInt8(ascii: "-") { hasDash = true }
      if before, after, bytes[index] == UInt8(ascii: "_") { hasUnderscore = true }
      if isLower(bytes[index - 1]), isUpper(bytes[index]) { hasHump = true }
    }
    switch (hasDash, hasUnderscore, hasHump) {
    case (true, false, false): return .kebab
    case (false, true, false): return .snake
    case (false, false, true): return isUpper(bytes[0]) ? .pascal : .camel
    default: return nil
    }
  }

  private static func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { isLower(byte | 0x20) }
}
