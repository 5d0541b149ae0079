import TokenModel
import TokenMotion

/// Prints constants and theme extensions of Dart.
struct DartPrinter: Sendable {
  /// The tokens that depend on the same modifiers.
  struct Extension: Sendable {
    /// The name of the class.
    var name: String
    var support: Support
    var tokens: [TokenID] = []
    /// The name of the constant for each combination.
    var constants: [String] = []
  }

  let tokens: ThemedTokens
  let options: DartOptions
  /// The names of all tokens.
  let names: JoinedNames
  private let values: DartValues
  private let plain: [TokenID]
  private let extensions: [Extension]

  /// Names every token.
  init(_ tokens: ThemedTokens, _ options: DartOptions) {
    self.tokens = tokens
    self.options = options
    values = DartValues(options: options)
    names = JoinedNames(tokens, style: .camel) { PlainIdentifier.escaped($0, letters: .ascii) }
    var plain: [TokenID] = []
    var extensions: [Extension] = []
    var positions: [Support: Int] = [:]
    var taken: Set<String> = [options.root, "TokenTransition"]
    for id in tokens.tokenIDs {
      let support = tokens.support(of: id)
      guard support.count > 1 else {
        plain.append(id)
        continue
      }
      let position = positions[support] ?? extensions.count
      if position == extensions.count {
        positions[support] = position
        extensions.append(Self.makeExtension(support, tokens, &taken))
      }
      extensions[position].tokens.append(id)
    }
    self.plain = plain
    self.extensions = extensions
  }

  private static func makeExtension(
    _ support: Support, _ tokens: ThemedTokens, _ taken: inout Set<String>
  ) -> Extension {
    // Modifiers and contexts are no tokens: where two of them read alike, a number tells them apart.
    func free(_ words: [String], _ style: CaseStyle) -> String {
      let name = TokenPath(names: words + ["tokens"])
      var text = text(of: name, style)
      if !taken.insert(text).inserted {
        text += "_\(taken.count)"
        taken.insert(text)
      }
      return text
    }
    let modifiers = support.modifiers.map { tokens.modifiers[$0] }
    var result = Extension(name: free(modifiers.map(\.name), .pascal), support: support)
    var theme = tokens.defaultTheme
    for index in 0..<support.count {
      support.assign(index, to: &theme)
      let words = support.modifiers.flatMap {
        [tokens.modifiers[$0].name, tokens.modifiers[$0].contexts[theme.choices[$0]]]
      }
      result.constants.append(free(words, .camel))
    }
    return result
  }

  private static func text(of path: TokenPath, _ style: CaseStyle) -> String {
    var text: [UInt8] = []
    for name in path.names {
      let style = text.isEmpty ? style : style.continuation
      let fragment = PlainIdentifier.escaped(
        style.text(of: NameWords(name.utf8)), letters: .ascii)
      style.appendSeparator(after: text.last, before: fragment.first, to: &text)
      text += fragment
    }
    return complete(text)
  }

  /// A whole name. What `_` stands before is private in Dart, so it is `$` before a digit.
  private static func complete(_ name: some Collection<UInt8>) -> String {
    let text = String(decoding: name, as: UTF8.self)
    if keywords.contains(Array(name)) { return text + "_" }
    return name.first?.isASCIIDigit ?? false ? "$" + text : text
  }

  /// Writes the whole file.
  func write(to sink: inout ByteSink) {
    CodeWriter.write(to: &sink) { w in
      w.line("// \(GeneratedMark.text)")
      w.line("// ignore_for_file: type=lint, unused_import")
      w.blankLine()
      w.line("import 'dart:ui' show ColorSpace, lerpDouble;")
      w.blankLine()
      w.line("import 'package:flutter/material.dart';")
      if !plain.isEmpty || extensions.isEmpty { writeConstants(to: &w) }
      for item in extensions { write(item, to: &w) }
      if tokens.tokenIDs.contains(where: { tokens.anyValue(of: $0)?.type == .transition }) {
        writeTransition(to: &w)
      }
    }
  }

  private func writeConstants(to w: inout CodeWriter) {
    w.blankLine()
    w.block("abstract final class \(options.root) {") { w in
      for id in plain {
        guard let value = tokens.value(of: id, in: tokens.defaultTheme) else { continue }
        writeComments(of: id, to: &w)
        let text = target(of: id).map(name) ?? values.text(value)
        w.line("static const \(DartKind(value).rawValue) \(name(id)) = \(text);")
      }
    }
  }

  /// The constant of the same class that has the value of an alias.
  private func target(of id: TokenID) -> TokenID? {
    guard let target = tokens.aliasTarget(of: id, in: tokens.defaultTheme),
      tokens.support(of: target).count == 1,
      tokens.value(of: target, in: tokens.defaultTheme) != nil
    else { return nil }
    return target
  }

  /// The name of the constant or field of a token.
  func name(_ id: TokenID) -> String { Self.complete(names[id]) }

  /// The constants that have a token's value in each combination of its contexts; nil where the token
  /// itself is the constant.
  func constants(of id: TokenID) -> [String?] {
    let support = tokens.support(of: id)
    return extensions.first { $0.support == support }?.constants ?? [nil]
  }

  private func write(_ item: Extension, to w: inout CodeWriter) {
    let fields = item.tokens.map {
      id -> (id: TokenID, name: String, kind: DartKind, isOptional: Bool) in
      let found = tokens.combinations(of: id).map(\.value)
      let kinds = Set(found.compactMap { $0.map { DartKind($0) } })
      return (
        id, name(id), kinds.count == 1 ? kinds.first ?? .any : .any, found.contains { $0 == nil }
      )
    }
    w.blankLine()
    w.line("@immutable")
    w.block("final class \(item.name) extends ThemeExtension<\(item.name)> {") { w in
      w.block("const \(item.name)({", closing: "});") { w in
        for field in fields { w.line("required this.\(field.name),") }
      }
      w.blankLine()
      for field in fields {
        writeComments(of: field.id, to: &w)
        w.line("final \(field.kind.rawValue)\(field.isOptional ? "?" : "") \(field.name);")
      }
      w.blankLine()
      w.line("@override")
      w.block("\(item.name) copyWith({", closing: "}) =>") { w in
        for field in fields { w.line("\(field.kind.rawValue)? \(field.name),") }
      }
      w.indent()
      w.block("\(item.name)(", closing: ");") { w in
        for field in fields {
          w.line("\(field.name): \(field.name) ?? this.\(field.name),")
        }
      }
      w.outdent()
      w.blankLine()
      w.line("@override")
      w.block("\(item.name) lerp(covariant \(item.name)? other, double t) {") { w in
        w.line("if (other == null) return this;")
        w.block("return \(item.name)(", closing: ");") { w in
          for field in fields {
            let text = field.kind.lerp(field.name, isOptional: field.isOptional)
            w.line("\(field.name): \(text),")
          }
        }
      }
    }
    let theme = tokens.defaultTheme
    for (index, constant) in item.constants.enumerated() {
      var chosen = theme
      item.support.assign(index, to: &chosen)
      w.blankLine()
      w.block("const \(item.name) \(constant) = \(item.name)(", closing: ");") { w in
        for field in fields {
          let value = tokens.value(of: field.id, in: chosen)
          w.line("\(field.name): \(value.map(values.text) ?? "null"),")
        }
      }
    }
  }

  private func writeTransition(to w: inout CodeWriter) {
    w.blankLine()
    w.line("/// How one thing becomes another: for how long, after what time, along which curve.")
    w.line("@immutable")
    w.block("final class TokenTransition {") { w in
      w.block("const TokenTransition({", closing: "});") { w in
        for name in ["duration", "delay", "curve"] { w.line("required this.\(name),") }
      }
      w.blankLine()
      w.line("final Duration duration;")
      w.line("final Duration delay;")
      w.line("final Cubic curve;")
    }
  }

  private func writeComments(of id: TokenID, to w: inout CodeWriter) {
    guard options.writesComments else { return }
    let theme = tokens.defaultTheme
    let description = tokens.description(of: id, in: theme) ?? ""
    for line in description.split(whereSeparator: \.isNewline) {
      w.begin()
      w.append("/// ")
      // Square brackets would be links.
      for byte in line.utf8 {
        if byte == UInt8(ascii: "[") { w.append("\\") }
        w.append(byte: byte < 0x20 || byte == 0x7F ? UInt8(ascii: " ") : byte)
      }
      w.end()
    }
    if let deprecation = tokens.deprecation(of: id, in: theme) {
      w.line("@Deprecated(\(DartValues.string(deprecation.message ?? "Not to be used any more")))")
    }
  }

  /// Reserved words, types that a member would hide, and what every theme extension has.
  private static let keywords = PlainIdentifier.words(
    """
    assert await break case catch class const continue default do else enum extends false final \
    finally for if in is new null rethrow return super switch this throw true try var void while \
    with yield hashCode runtimeType toString noSuchMethod type copyWith lerp other t lerpDouble \
    double bool int num dynamic
    """)
}
