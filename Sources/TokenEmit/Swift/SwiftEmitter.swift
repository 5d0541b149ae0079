package import TokenModel
import TokenMotion
import TokenSyntax

/// Prints a Swift file: constants in namespaces, small value types, themes, animations with their own
/// evaluator, and a part for SwiftUI, UIKit and AppKit.
///
/// The file imports nothing where it is not on an Apple platform, and compiles with Swift 6 and
/// warnings as errors. Only the types that the tokens need are printed.
package struct SwiftEmitter: Emitter {
  package static let name = "swift"
  package static let summary = "Swift constants, themes and animations, with SwiftUI where there is"

  /// What the output is to be.
  package var options: SwiftOptions

  /// Makes an emitter.
  package init(options: SwiftOptions = SwiftOptions()) {
    self.options = options
  }

  package func plan(_ tokens: ThemedTokens) -> EmitPlan {
    let byTypes = SwiftThemes.typeNames(tokens).map { options.typePrefix + $0 }
    let identifiers = SwiftIdentifier(
      typePrefix: options.typePrefix, types: [options.root] + byTypes)
    let names = NestedNames(
      tokens, groupStyle: options.groupNaming.style, tokenStyle: options.tokenNaming.style,
      escapeGroup: identifiers.type, escapeToken: identifiers.value)
    let themes = SwiftThemes(tokens, identifiers)
    let builder = SwiftAnimationBuilder(
      tokens, names: names, identifiers: identifiers, options: options)
    let constants = SwiftConstants(
      tokens, names: names, themes: themes, root: Array(options.root.utf8))
    let survey = SwiftSurvey(tokens)
    let file = SwiftFile(
      constants: constants, animations: builder.animations, options: options, survey: survey)
    return EmitPlan(
      diagnostics: names.collisions(in: tokens, target: Self.name) + themes.diagnostics
        + builder.diagnostics + losses(constants, survey),
      files: files(of: file, names, tokens))
  }

  private func files(
    of file: SwiftFile, _ names: NestedNames, _ tokens: ThemedTokens
  ) -> [PlannedFile] {
    guard options.splitBy == .group else {
      return [PlannedFile(path: options.path) { file.write(.everything, to: &$0) }]
    }
    let shared = PlannedFile(path: SplitBy.path(options.path, options.root)) {
      file.write(.shared, to: &$0)
    }
    return [shared]
      + file.groups(tokens).map { group in
        let name = String(decoding: names.name(of: group, in: tokens), as: UTF8.self)
        return PlannedFile(path: SplitBy.path(options.path, name)) {
          file.write(.group(group), to: &$0)
        }
      }
  }

  /// What Swift cannot express: lengths without points, and tokens of several types.
  private func losses(_ constants: SwiftConstants, _ survey: SwiftSurvey) -> [Diagnostic] {
    let tokens = constants.tokens
    var result: [Diagnostic] = []
    for unit in DimensionUnit.allCases {
      guard let id = survey.firstUse(of: unit), unit.points(rem: options.pointsPerRem) == nil else {
        continue
      }
      result.append(
        Diagnostic(
          .valueNotExpressible,
          "a length in `\(unit.name)` has no fixed number of points: its `points` are 0 in Swift",
          at: tokens.nameSpan(of: id), help: "read `value` and `unit` where it is used",
          token: tokens.path(of: id).description))
    }
    for id in tokens.tokenIDs where constants.isPartial[Int(id.rawValue)] {
      let first = Int(tokens[id].firstValue)
      let values = tokens.values[first..<(first + constants.count(id))].compactMap { $0 }
      guard values.contains(where: { SwiftKind($0) != constants.kinds[Int(id.rawValue)] }) else {
        continue
      }
      result.append(
        Diagnostic(
          .valueNotExpressible,
          "a constant in Swift has one type: values of another type are nil",
          at: tokens.nameSpan(of: id), token: tokens.path(of: id).description))
    }
    return result
  }
}

/// Everything that is to be printed.
struct SwiftFile: Sendable {
  private let constants: SwiftConstants
  private let animations: [SwiftAnimation]
  private let options: SwiftOptions
  private let template: SwiftTemplate
  private let functions: [ElementaryFunction]
  private let usedSupports: [UInt32]
  private let printer: SwiftTokenPrinter

  init(
    constants: SwiftConstants, animations: [SwiftAnimation], options: SwiftOptions,
    survey: SwiftSurvey
  ) {
    self.constants = constants
    self.animations = animations
    self.options = options
    var parts = SwiftParts()
    survey.insert(into: &parts)
    for animation in animations { parts.insert(animation) }
    parts.insertMathematics()
    if !constants.themes.axes.isEmpty { parts.insert("theme") }
    if let appearance = constants.themes.appearance {
      parts.insert("lightDark")
      if constants.themes.axes[appearance.axis].contexts.count > 2 {
        parts.insert("moreAppearances")
      }
    }
    functions = ElementaryFunction.closure(of: parts.functions)
    let counts = constants.themes.counts
    var isUsed = [Bool](repeating: false, count: counts.count)
    for animation in animations { isUsed[Int(animation.support)] = true }
    for token in constants.tokens.tokens { isUsed[Int(token.support)] = true }
    usedSupports = counts.indices.filter { isUsed[$0] && counts[$0] > 1 }.map { UInt32($0) }
    template = SwiftFile.template(constants.themes, parts, options, usedSupports)
    printer = SwiftTokenPrinter(
      constants, animations: animations, options: options, template: template)
  }

  /// The outermost groups in which something is printed.
  func groups(_ tokens: ThemedTokens) -> [GroupID] {
    tokens.outermostGroups.filter(printer.isUsed)
  }

  /// Writes a file.
  func write(_ part: FilePart, to sink: inout ByteSink) {
    CodeWriter.write(to: &sink) { w in
      w.line("// \(GeneratedMark.text)")
      w.blankLine()
      if case .group = part {
        printer.write(part, to: &w)
        return
      }
      if hasPlatformLayer {
        template.write(SwiftPlatformText.imports, to: &w)
        w.blankLine()
      }
      printer.write(part, to: &w)
      w.blankLine()
      if template.parts.contains("theme") {
        constants.themes.write(
          template, supports: constants.tokens.supports, used: usedSupports, to: &w)
      }
      for text in Self.valueTexts { template.write(text, to: &w) }
      if !functions.isEmpty { writeFunctions(to: &w) }
      if hasPlatformLayer { writePlatformLayer(to: &w) }
    }
  }

  /// Whether there is a platform layer and it has anything in it: an import must not be idle.
  private var hasPlatformLayer: Bool {
    options.hasPlatformLayer && Self.platformParts.contains(where: template.parts.contains)
  }

  /// The parts that the platform layer has something for.
  private static let platformParts = [
    "animation", "bezier", "color", "fontFamily", "fontWeight", "strokeStyle", "theme",
  ]

  private static let valueTexts = [
    SwiftValueText.color, SwiftValueText.dimension, SwiftValueText.time, SwiftEasingText.bezier,
    SwiftValueText.fonts, SwiftCompositeText.lines, SwiftCompositeText.paints,
    SwiftCompositeText.text, SwiftTimingText.animation, SwiftTimingText.timing,
    SwiftTimingText.tracks, SwiftEasingText.easing, SwiftEasingText.spring, SwiftColorMixText.mix,
    SwiftColorMixText.conversion,
  ]

  private func writeFunctions(to w: inout CodeWriter) {
    w.line("/// Mathematics from arithmetic alone, the same bits everywhere.")
    w.block("private enum \(template.prefix)Math {") { w in
      for function in functions {
        w.blankLine()
        w.document(function.summary)
        let parameters = function.parameters.map { "_ \($0): Double" }.joined(separator: ", ")
        w.block("static func \(function.rawValue)(\(parameters)) -> Double {") { w in
          for line in function.body { w.line(line) }
        }
      }
    }
    w.blankLine()
  }

  private func writePlatformLayer(to w: inout CodeWriter) {
    w.line("#if canImport(SwiftUI)")
    w.indent()
    template.write(SwiftPlatformText.colors, to: &w)
    if template.parts.contains("theme") { template.write(SwiftPlatformText.themedColors, to: &w) }
    template.write(SwiftPlatformText.values, to: &w)
    template.write(SwiftPlatformMotionText.theme, to: &w)
    template.write(SwiftPlatformMotionText.animation, to: &w)
    w.outdent()
    w.line("#endif")
  }

  private static func template(
    _ themes: SwiftThemes, _ parts: SwiftParts, _ options: SwiftOptions, _ supports: [UInt32]
  ) -> SwiftTemplate {
    let access = options.access == .internal ? "" : options.access.rawValue + " "
    let hasSpring = parts.contains("spring")
    let prefix = options.typePrefix
    let units = DimensionUnit.allCases.filter { parts.contains("unit-\($0.name)") }
    var parts = parts
    if units.contains(where: { $0.points(rem: options.pointsPerRem) == nil }) {
      parts.insert("relativeUnit")
    }
    var texts = [
      // What constants use must be seen in their files.
      "filePrivate": options.splitBy == .none ? "fileprivate " : "",
      "import": access + "import",
      "durationParameter": hasSpring ? ", duration: \(prefix)Duration" : "",
      "durationArgument": hasSpring ? ", duration: duration" : "",
      "durationComment": hasSpring ? " of an iteration of a length" : "",
      "secondsParameter": hasSpring ? ", seconds: Double" : "",
      "secondsArgument": hasSpring ? ", seconds: seconds" : "",
      "themeArgument": parts.contains("theme") ? "theme: theme, " : "",
      "firstHue": Self.test(["hsl", "hwb"], parts),
      "thirdHue": Self.test(["lch", "oklch"], parts),
      "units": units.map {
        "    case \($0.identifier)" + ($0.identifier == $0.name ? "" : " = \"\($0.name)\"")
      }.joined(separator: "\n"),
      "points": units.map { unit in
        let points = unit.points(rem: options.pointsPerRem)
        let text = points.map { $0 == 1 ? "value" : "value * \($0.decimalText)" } ?? "0"
        return "    case .\(unit.identifier): \(text)"
      }.joined(separator: "\n"),
      "styleConformances": supports.map { index in
        let type = prefix + String(decoding: themes.types[Int(index)], as: UTF8.self)
        return "@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)\n  "
          + "extension \(type): ShapeStyle where Value == \(prefix)Color {}"
      }.joined(separator: "\n\n  "),
    ]
    texts.merge(
      themes.texts(SwiftTemplate(access: access, prefix: prefix, parts: parts, texts: [:]))
    ) { $1 }
    return SwiftTemplate(access: access, prefix: prefix, parts: parts, texts: texts)
  }

  /// The expression that asks whether `space` is one of those that are mixed in.
  private static func test(_ spaces: [String], _ parts: SwiftParts) -> String {
    spaces.filter { parts.contains("mix-\($0)") }.map { "space == .\($0)" }.joined(
      separator: " || ")
  }
}
