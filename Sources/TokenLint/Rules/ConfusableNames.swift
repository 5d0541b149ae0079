import TokenModel
import TokenSyntax

/// Names side by side that a person takes for one another.
enum ConfusableNames: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// Whether letters and digits that look alike count as one.
    var lookalikes = true
    /// Whether spellings of one word count as one.
    var spellings = true
  }

  static let documentation = RuleDocumentation(
    "confusable-names", .naming,
    summary: "two names in one group are taken for one another",
    explanation: """
      Names that differ only in case, in dashes, in letters that look alike (`l1` and `ll`, Latin and \
      Cyrillic) or in the spelling of one word (`gray`, `grey`) are mixed up, and many of them become \
      one identifier in code. Rename one. Digits are never joined: `1-5` is not `15`, and `-1` is not \
      `1`.
      """,
    bad: [
      #"{ "bg": { "$type": "number", "sub200": { "$value": 1 }, "sub-200": { "$value": 2 } } }"#,
      #"{ "bg": { "$type": "number", "gray-soft": { "$value": 1 }, "greySoft": { "$value": 2 } } }"#,
      #"{ "bg": { "$type": "number", "col0r": { "$value": 1 }, "color": { "$value": 2 } } }"#,
    ],
    good: [
      #"{ "bg": { "$type": "number", "sub-200": { "$value": 1 }, "sub-300": { "$value": 2 } } }"#,
      #"{ "gap": { "$type": "number", "1-5": { "$value": 1 }, "15": { "$value": 2 } } }"#,
      RuleExample(
        #"{ "bg": { "$type": "number", "col0r": { "$value": 1 }, "color": { "$value": 2 } } }"#,
        options: #"{ "lookalikes": false }"#),
      RuleExample(
        #"{ "bg": { "$type": "number", "gray": { "$value": 1 }, "grey": { "$value": 2 } } }"#,
        options: #"{ "spellings": false }"#),
    ])

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    .flag("lookalikes", into: \.lookalikes, "Letters and digits that look alike count as one."),
    .flag("spellings", into: \.spellings, "`gray` and `grey`, and their like, count as one."),
  ]

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    let tokens = context.tokens
    // A number for each distinct look, by name.
    var numbers: [Int: UInt32] = [:]
    let looks = (0..<UInt32(tokens.names.count)).map { name in
      var hasher = Hasher()
      look(of: tokens.names.bytes(NameID(name)), options).withUnsafeBytes {
        hasher.combine(bytes: $0)
      }
      let next = UInt32(numbers.count)
      let look = hasher.finalize()
      if let known = numbers[look] { return known }
      numbers[look] = next
      return next
    }
    // Only names whose look is that of another name can meet it in a group.
    var counts = [UInt32](repeating: 0, count: numbers.count)
    for look in looks { counts[Int(look)] += 1 }
    guard counts.contains(where: { $0 > 1 }) else { return }
    for index in tokens.groups.indices {
      let group = GroupID(UInt32(index))
      var first: [UInt32: (subject: LintSubject, name: NameID)] = [:]
      func compare(_ subject: LintSubject, _ name: NameID) {
        let look = looks[Int(name.rawValue)]
        guard counts[Int(look)] > 1 else { return }
        guard let other = first[look] else {
          first[look] = (subject, name)
          return
        }
        guard other.name != name else { return }
        report.add(
          subject,
          "`\(tokens.names.string(name))` is easily taken for `\(tokens.names.string(other.name))`",
          at: context.nameSpan(subject),
          labels: context.nameSpan(other.subject).map { [.init(span: $0, text: "the other one")] }
            ?? [])
      }
      for inner in context.children.groups(in: group) { compare(.group(inner), tokens[inner].name) }
      for token in context.children.tokens(in: group) { compare(.token(token), tokens[token].name) }
    }
  }

  /// What a hasty reader sees of a name.
  private static func look(of name: ArraySlice<UInt8>, _ options: Options) -> [UInt8] {
    var result: [UInt8] = []
    if name.contains(where: { $0 >= 0x80 }) {
      let text = String(decoding: name, as: UTF8.self).unicodeScalars.map {
        options.lookalikes ? lookalikes[$0] ?? String($0) : String($0)
      }
      result = Array(text.joined().utf8)
    } else {
      result = Array(name)
    }
    var look: [UInt8] = []
    for (index, byte) in result.enumerated() {
      let isSign =
        index == 0
        || (index + 1 < result.count && isDigit(result[index + 1]))
          && look.last.map(isDigit) != false
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "):
        if isSign { look.append(UInt8(ascii: "-")) }
      case 0x41...0x5A: look.append(byte | 0x20)
      default: look.append(byte)
      }
    }
    let hasLetter = look.contains { !isDigit($0) && $0 != UInt8(ascii: "-") }
    if options.lookalikes, hasLetter, look.count > 2 {
      // A digit counts as a letter only between letters: sizes such as `l10` are read right.
      for index in look.indices.dropFirst() where index + 1 < look.count {
        guard !isDigit(look[index - 1]), !isDigit(look[index + 1]) else { continue }
        if look[index] == UInt8(ascii: "0") { look[index] = UInt8(ascii: "o") }
        if look[index] == UInt8(ascii: "1") { look[index] = UInt8(ascii: "l") }
      }
    }
    let mayHaveSpellings = options.spellings && look.contains(UInt8(ascii: "r"))
    return mayHaveSpellings ? respelled(look) : look
  }

  /// Words with two spellings, the one that stands for both last.
  private static let spellings: [(variant: [UInt8], word: [UInt8])] = [
    (Array("grey".utf8), Array("gray".utf8)), (Array("colour".utf8), Array("color".utf8)),
    (Array("centre".utf8), Array("center".utf8)),
  ]

  private static func respelled(_ look: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = look[...]
    while let byte = rest.first {
      if let spelling = spellings.first(where: { rest.starts(with: $0.variant) }) {
        result += spelling.word
        rest = rest.dropFirst(spelling.variant.count)
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Letters of other scripts that look like Latin ones in most fonts.
  private static let lookalikes: [Unicode.Scalar: String] = [
    "а": "a", "е": "e", "о": "o", "р": "p", "с": "c", "х": "x", "у": "y", "і": "i", "ѕ": "s",
    "А": "a", "В": "b", "Е": "e", "К": "k", "М": "m", "Н": "h", "О": "o", "Р": "p", "С": "c",
    "Т": "t", "Х": "x", "ο": "o", "α": "a", "ν": "v", "ı": "i", "–": "-", "‑": "-", "−": "-",
  ]
}
