import TokenModel
import TokenMotion
import TokenSyntax

extension ValueReader {
  /// The value of a text with references in it, for `follow`. Says that it is outside the standard.
  mutating func computed(_ place: Place) -> Followed {
    guard let value = expressionValue(place) else { return .failed }
    return .value(value)
  }

  /// The value of a text without references that is no plain literal: `4 * 6px`, `calc(2px + 1px)`,
  /// `rgba(#0066ff, 50%)`.
  ///
  /// `.literal` where the text is no expression, and so wrong in a way that the reader of the type
  /// tells better.
  mutating func literalExpression(_ place: Place) -> Followed {
    let tree = tree(place)
    guard options.strength == .standard, tree.isString(place.node) else { return .literal(place) }
    let text = tree.decodedBytes(place.node)
    switch Result(catching: { () throws(ExpressionFault) in try ExpressionProgram(parsing: text) })
    {
    case .success(let program) where program.isComputed && program.references.isEmpty:
      return computed(place)
    case .success: return .literal(place)
    case .failure(let fault):
      // A name before a parenthesis was meant as a function; any other text as anything.
      guard fault.kind == .function || fault.kind == .limit else { return .literal(place) }
      report(fault, at: place)
      return .failed
    }
  }

  /// The value of an expression; reports what is wrong with it.
  mutating func expressionValue(_ place: Place) -> TokenValue? {
    let tree = tree(place)
    let text = tree.decodedBytes(place.node)
    do throws(ExpressionFault) {
      if let color = try colorWithDigits(Array(text), place) { return color.map(TokenValue.color) }
      let program = try ExpressionProgram(parsing: text)
      guard let values = values(of: program, at: place) else { return nil }
      let value = try program.value(values)
      guard let result = value.tokenValue else {
        throw ExpressionFault(
          .units, 0..<text.count,
          "the expression comes to the angle `\(value.text)`, which no token can be")
      }
      note(.expression, at: place)
      report(
        .expressionValue, "the standard has no expressions, and this one is computed", at: place,
        help: contexts.isEmpty ? "write \(DTCGText.value(result)), which it comes to" : nil)
      return result
    } catch {
      report(error, at: place)
      return nil
    }
  }

  /// The values of the references of an expression; nil if one has none, which was told.
  mutating func values(
    of program: ExpressionProgram, at place: Place
  ) -> [ExpressionValue]? {
    var result: [ExpressionValue] = []
    var isComplete = true
    for range in program.references {
      guard let value = term(range, of: program.text, at: place) else {
        isComplete = false
        continue
      }
      if let operand = ExpressionValue(value) {
        result.append(operand)
      } else {
        report(
          ExpressionFault(
            .units, range,
            "this reference leads to a \(value.typeName), with which nothing can be computed",
            help: "refer to a number, a dimension, a duration or a color"),
          at: place)
        isComplete = false
      }
    }
    return isComplete ? result : nil
  }

  /// What a reference inside a text leads to; reports where it leads nowhere.
  mutating func term(_ range: Range<Int>, of text: [UInt8], at place: Place) -> TokenValue? {
    let slice = text[range]
    let isDollar = slice.first == UInt8(ascii: "$")
    let (target, spelling): (ReferenceTarget, ReferenceEdge.Spelling) =
      isDollar ? (resolver.dollar(slice), .dollar) : resolver.curly(slice, isLenient: true)
    let span = tree(place).span(place.node, inside: range.lowerBound, range.upperBound)
    switch target {
    case .value(let path):
      reportSpelling(spelling, of: path, span, in: place)
      guard case .value(let value) = value(of: path, at: place) else { return nil }
      return value
    case .fault(let fault):
      reportFault(fault, isPointer: false, span, in: place)
      return nil
    case .object, .part: return nil
    }
  }

  /// A colour reference with two hexadecimal digits of alpha behind it: `{ink}1A`. Nil for any other
  /// text; an inner nil if the reference leads nowhere.
  private mutating func colorWithDigits(
    _ text: [UInt8], _ place: Place
  ) throws(ExpressionFault) -> ColorValue?? {
    guard text.count > 4, text[text.count - 3] == UInt8(ascii: "}"),
      let first = text.first, first == UInt8(ascii: "{"),
      ReferenceText.references(in: text[...]) == [0..<text.count - 2],
      let digits = UInt8(String(decoding: text.suffix(2), as: UTF8.self), radix: 16),
      case .value(let path) = resolver.curly(text[..<(text.count - 2)], isLenient: true).target
    else { return nil }
    guard case .value(.color(var color)) = value(of: path, at: place) else { return nil }
    _ = term(0..<text.count - 2, of: text, at: place)
    color.color.alpha = Double(digits) / 255
    color.color.missing.remove(.alpha)
    color.writesAlpha = true
    note(.expression, at: place)
    report(
      .expressionValue,
      "the standard has no digits of alpha behind a reference, and these are read",
      at: place,
      help: contexts.isEmpty ? "write \(DTCGText.value(.color(color))), which it comes to" : nil)
    return .some(color)
  }

  /// Reports a fault of an expression at its characters.
  mutating func report(_ fault: ExpressionFault, at place: Place) {
    let code: DiagnosticCode =
      switch fault.kind {
      case .syntax: .expressionSyntax
      case .function: .expressionFunction
      case .units: .expressionUnits
      case .result: .expressionResult
      case .limit: .expressionLimit
      }
    let span = tree(place).span(place.node, inside: fault.range.lowerBound, fault.range.upperBound)
    report(code, fault.message, span: span, in: place, help: fault.help)
  }

  /// Reports a reference that the standard would write differently. `fix` replaces what is at `span`:
  /// the reference alone, or the string that is nothing else.
  mutating func reportSpelling(
    _ spelling: ReferenceEdge.Spelling, of path: PathID, _ span: SourceSpan, in place: Place,
    fixesString: Bool = false
  ) {
    let (code, message): (DiagnosticCode, String)
    switch spelling {
    case .exact: return
    case .blanks: (code, message) = (.referenceBlanks, "the braces hold blanks around the path")
    case .valueSuffix:
      (code, message) = (
        .legacyReference, "a reference names the token, without `.value` behind it"
      )
    case .dollar:
      (code, message) = (.legacyReference, "a reference stands in braces, not behind `$`")
    }
    let text = pathText(path)
    report(
      code, message, span: span, in: place, help: "write `\(text)`",
      fix: [Edit(span: span, text: fixesString ? DTCGText.string(text) : text)])
  }

  /// Whether the place is a text with references and more: an expression or a template.
  func hasTerms(_ place: Place) -> Bool {
    firstEdge(at: place.node, of: place.occurrence)?.kind == .term
  }
}
