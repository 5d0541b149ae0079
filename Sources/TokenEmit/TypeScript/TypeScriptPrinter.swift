import TokenModel
import TokenMotion
import TokenSyntax

/// Prints constants of TypeScript or JavaScript.
struct TypeScriptPrinter: Sendable {
  /// What a file is.
  enum File: Sendable {
    case typescript
    case javascript
    case declarations
  }

  let tokens: ThemedTokens
  let options: TypeScriptOptions
  /// The names of all constants.
  let names: JoinedNames

  /// Names every token.
  init(_ tokens: ThemedTokens, _ options: TypeScriptOptions) {
    self.tokens = tokens
    self.options = options
    names = JoinedNames(tokens, style: options.naming.style) {
      PlainIdentifier.escaped($0, letters: .unicode)
    }
  }

  /// Writes a whole file.
  func write(_ file: File, to sink: inout ByteSink) {
    CodeWriter.write(to: &sink) { w in
      w.line("// \(GeneratedMark.text)")
      if file != .javascript { writeContexts(to: &w) }
      for id in tokens.tokenIDs { write(id, file, to: &w) }
      // Without tokens the file is a module all the same.
      if tokens.count == 0 { w.line("export {};") }
    }
  }

  private func writeContexts(to w: inout CodeWriter) {
    guard !tokens.modifiers.isEmpty else { return }
    w.blankLine()
    w.line("/** The names of the contexts of each modifier. */")
    w.block("export interface Contexts {") { w in
      for modifier in tokens.modifiers {
        w.begin()
        w.append("readonly ")
        w.append { JSONWriter.append(quoting: modifier.name.utf8, to: &$0) }
        w.append(":")
        for (index, context) in modifier.contexts.enumerated() {
          w.append(index == 0 ? " " : " | ")
          w.append { JSONWriter.append(quoting: context.utf8, to: &$0) }
        }
        w.append(";")
        w.end()
      }
    }
  }

  private func write(_ id: TokenID, _ file: File, to w: inout CodeWriter) {
    w.blankLine()
    if options.writesComments { writeComment(of: id, to: &w) }
    let name = PlainIdentifier.complete(names[id], keywords: Self.keywords, letters: .unicode)
    let value = value(of: id)
    w.begin()
    w.append(file == .declarations ? "export declare const " : "export const ")
    w.append(name)
    w.append(file == .declarations ? ": " : " = ")
    w.append { value.append(file == .declarations ? .type : .expression, to: &$0) }
    if file == .typescript, !value.isUndefined { w.append(" as const") }
    w.append(";")
    w.end()
  }

  /// What a constant holds: the value, or an object with one for each context.
  private func value(of id: TokenID) -> ScriptValue {
    let support = tokens.support(of: id)
    let leaves = tokens.combinations(of: id).map { combination -> ScriptValue in
      guard let value = combination.value else { return .undefined }
      switch options.values {
      case .css: return ScriptValue(css: value)
      case .structured: return ScriptValue(structured: value)
      }
    }
    // The last modifier is the fastest: its contexts stand side by side.
    var level = leaves
    for modifier in support.modifiers.reversed() {
      let contexts = tokens.modifiers[modifier].contexts
      level = stride(from: 0, to: level.count, by: contexts.count).map { start in
        .object(Array(zip(contexts, level[start..<start + contexts.count])).map { ($0.0, $0.1) })
      }
    }
    return level.first ?? .undefined
  }

  private func writeComment(of id: TokenID, to w: inout CodeWriter) {
    let theme = tokens.defaultTheme
    let description = tokens.description(of: id, in: theme) ?? ""
    let deprecation = tokens.deprecation(of: id, in: theme)
    guard !description.isEmpty || deprecation != nil else { return }
    w.line("/**")
    for line in Self.commentLines(description) { w.line(" * \(line)") }
    if let deprecation {
      let lines = Self.commentLines(deprecation.message ?? "")
      w.line(" * @deprecated" + lines.map { " \($0)" }.joined())
    }
    w.line(" */")
  }

  /// The lines of a text, without what ends a comment or is no character.
  private static func commentLines(_ text: String) -> [String] {
    text.split { $0.isNewline }.map { line in
      var result = String.UnicodeScalarView()
      for scalar in line.unicodeScalars {
        if scalar == "/", result.last == "*" { result.append(" ") }
        result.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar)
      }
      return String(result)
    }
  }

  /// What is no name of a constant in a module, and names that mean something everywhere.
  private static let keywords = PlainIdentifier.words(
    """
    arguments await break case catch class const continue debugger default delete do else enum eval \
    export extends false finally for function if implements import in instanceof interface let new \
    null package private protected public return static super switch this throw true try typeof \
    undefined var void while with yield NaN Infinity Object
    """)
}

extension ScriptValue {
  /// Whether there is nothing.
  fileprivate var isUndefined: Bool { if case .undefined = self { true } else { false } }
}
