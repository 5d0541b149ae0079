import TokenModel

// What is wrong inside one word of a JSON text: its bytes, a string, a number, a comment.
extension DiagnosticCode {
  /// Bytes that are not UTF-8.
  static let jsonInvalidUTF8 = DiagnosticCode(
    "json-invalid-utf8",
    summary: "a file is not encoded as UTF-8",
    explanation: """
      JSON files that leave one's own system are UTF-8. Most likely the file was saved as UTF-16 or \
      Latin-1, or was cut inside a character. Save it as UTF-8; a byte order mark does no harm.
      """,
    bad: Example(.words, #"The name "Grün" saved as Latin-1: its ü is the single byte 0xFC."#),
    good: Example(.words, #"The name "Grün" saved as UTF-8: its ü is the bytes 0xC3 0xBC."#),
    rule: "RFC 8259, section 8.1")

  /// Something that starts nothing.
  static let jsonUnexpectedCharacter = DiagnosticCode(
    "json-unexpected-character",
    summary: "a character stands where JSON allows none of its kind",
    explanation: """
      At this place only a value, a name, a comma or a closing bracket can stand, as the message \
      says. Often it is left over from an edit, or the quote before it was meant to be part of a \
      string: then write `\\"`.
      """,
    bad: Example(.text, #"{ "gap": { "$type": "number", "$value": @4 } }"#),
    good: #"{ "gap": { "$type": "number", "$value": 4 } }"#,
    rule: "RFC 8259, section 2")

  /// A bare word.
  static let jsonBadLiteral = DiagnosticCode(
    "json-bad-literal",
    summary: "a bare word is none of `true`, `false` and `null`",
    explanation: """
      JSON has three words without quotes: `true`, `false` and `null`, in lower case. Any other text \
      is a string and needs double quotes. Write the word as one of the three, or put it in quotes.
      """,
    bad: Example(.text, #"{ "gap": { "$type": "number", "$value": 4, "$deprecated": True } }"#),
    good: #"{ "gap": { "$type": "number", "$value": 4, "$deprecated": true } }"#,
    rule: "RFC 8259, section 3")

  /// A number in another notation.
  static let jsonBadNumber = DiagnosticCode(
    "json-bad-number",
    summary: "a number is written in a way that JSON does not have",
    explanation: """
      A JSON number has digits on both sides of its point, no leading zero, no plus sign, and no \
      hexadecimal form; `NaN` and `Infinity` do not exist. Write `0.5` for `.5`, `1.0` or `1` for \
      `1.`, and `10` for `+10`. The notation of JSON5 is read from files that end in `.json5`.
      """,
    bad: Example(.text, #"{ "opacity": { "$type": "number", "$value": .5 } }"#),
    good: #"{ "opacity": { "$type": "number", "$value": 0.5 } }"#,
    rule: "RFC 8259, section 6")

  /// A string that does not end.
  static let jsonUnterminatedString = DiagnosticCode(
    "json-unterminated-string",
    summary: "a string does not end in its line",
    explanation: """
      The closing quote is missing. A string cannot run over a line break; a break inside a text is \
      written as `\\n`. Reading goes on in the next line.
      """,
    bad: Example(
      .text,
      """
      {
        "gap": {
          "$type": "number",
          "$value": 4,
          "$description": "Between cards
        }
      }
      """),
    good: """
      {
        "gap": {
          "$type": "number",
          "$value": 4,
          "$description": "Between cards"
        }
      }
      """,
    rule: "RFC 8259, section 7")

  /// A raw control character.
  static let jsonControlCharacter = DiagnosticCode(
    "json-control-character",
    summary: "a string holds a raw control character",
    explanation: """
      Tabs and other characters below U+0020 cannot stand in a string as they are. Write them as an \
      escape: `\\t` for a tab, `\\u00XX` for the rarer ones. If you did not mean to have one there, \
      delete it; most editors do not show it.
      """,
    bad: Example(
      .text,
      "{ \"gap\": { \"$type\": \"number\", \"$value\": 4, \"$description\": \"wide\tgap\" } }"),
    good: #"{ "gap": { "$type": "number", "$value": 4, "$description": "wide\tgap" } }"#,
    rule: "RFC 8259, section 7")

  /// A backslash before something that it cannot escape.
  static let jsonBadEscape = DiagnosticCode(
    "json-bad-escape",
    summary: "a backslash stands before something that it cannot escape",
    explanation: #"""
      Behind a backslash only `"`, `\`, `/`, `b`, `f`, `n`, `r`, `t` or `u` and four hexadecimal \#
      digits can stand. A character beyond U+FFFF is a pair of `\u` escapes, the high surrogate \#
      first. A backslash itself is `\\`, as in paths of Windows.
      """#,
    bad: Example(
      .text, #"{ "gap": { "$type": "number", "$value": 4, "$description": "design\gap" } }"#),
    good: #"{ "gap": { "$type": "number", "$value": 4, "$description": "design\\gap" } }"#,
    rule: "RFC 8259, section 7")

  /// Single quotes.
  static let jsonSingleQuotes = DiagnosticCode(
    "json-single-quotes",
    summary: "a string stands in single quotes",
    explanation: """
      JSON knows double quotes only. Write double quotes, or name the file `.json5`, where both kinds \
      are allowed.
      """,
    bad: Example(.text, #"{ "gap": { "$type": 'number', "$value": 4 } }"#),
    good: #"{ "gap": { "$type": "number", "$value": 4 } }"#,
    rule: "RFC 8259, section 7")

  /// A comment.
  static let jsonComment = DiagnosticCode(
    "json-comment",
    summary: "a JSON file has a comment",
    explanation: """
      JSON has no comments, and other tools refuse a file that has one. Say it in `$description`, \
      which outputs carry as documentation, or name the file `.jsonc` or `.json5`. It is told once \
      for each file.
      """,
    bad: Example(
      .text,
      """
      {
        // Between cards
        "gap": { "$type": "number", "$value": 4 }
      }
      """),
    good: """
      {
        "gap": { "$type": "number", "$value": 4, "$description": "Between cards" }
      }
      """,
    rule: "RFC 8259, section 2")

  /// A comment that does not end.
  static let jsonUnterminatedComment = DiagnosticCode(
    "json-unterminated-comment",
    summary: "a block comment does not end",
    explanation: """
      A comment that begins with `/*` ends at the first `*/`, and there is none. All that follows \
      counts as comment. Close it where it was meant to end; such comments cannot be nested.
      """,
    bad: Example(
      .files,
      """
      -- space.jsonc --
      {
        "gap": { "$type": "number", "$value": 4 }
      }
      /* Between cards
      """),
    good: Example(
      .files,
      """
      -- space.jsonc --
      {
        "gap": { "$type": "number", "$value": 4 }
      }
      /* Between cards */
      """))
}
