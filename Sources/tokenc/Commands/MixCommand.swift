import TokenMotion

extension Command {
  /// `tokenc mix`.
  static var mix: Command {
    Command(
      name: "mix", summary: "Mix two colours",
      discussion: """
        Prints the colour part of the way from the first colour to the second: 0% is the first, \
        100% the second, as color-mix(in SPACE, FIRST, SECOND AMOUNT) in CSS: alpha is \
        premultiplied, and a component that is 'none' takes the other colour's.

        A colour is any that CSS Color 4 has: #d1d1d6, teal, oklch(0.7 0.1 200 / 50%), \
        color(display-p3 1 0 0). Without --in they are mixed in oklab, the default of color-mix(); \
        an animation in CSS mixes two hex colours in srgb.

        The result is printed as #rrggbb if sRGB can show it, else as CSS.
        """,
      defaults: MixValues(),
      arguments: [
        .required(.text("FIRST"), into: \.first, help: "The colour at 0%."),
        .required(.text("SECOND"), into: \.second, help: "The colour at 100%."),
        .repeated(
          .portion, into: \.portions,
          help: "How far to go, such as 50% or 0.5. Without it: half of the way."),
      ],
      options: [
        OptionGroup(
          "Mixing",
          [
            .value("in", .colorSpace, into: \.space, help: "The colour space."),
            .value(
              "hue", .hueMethod, into: \.hue,
              help: "Which way around, in a space with a hue. Without it: shorter."),
          ]),
        OptionGroup(
          "Output",
          [.value("format", .choice("FORMAT"), into: \.format, help: "How the colour is printed.")]),
      ],
      examples: [
        Example("Half way", "tokenc mix '#d1d1d6' '#e9e9ea' 50% --in oklab"),
        Example("As an animation in CSS does it", "tokenc mix '#d1d1d6' '#e9e9ea' 50% --in srgb"),
        Example("The long way around the circle", "tokenc mix red blue --in oklch --hue longer"),
      ],
      exitStatuses: [
        ExitMeaning(.success, "Mixed"),
        ExitMeaning(.usage, "The command line is wrong, or a colour"),
      ],
      run: { values, terminal throws(UsageError) in try runMix(values, terminal) })
  }
}

/// The arguments and options of `tokenc mix`.
struct MixValues: Sendable {
  /// How a colour is printed.
  enum Format: String, CaseIterable, Sendable {
    /// Hexadecimal if sRGB can show the colour, else as CSS.
    case text
    /// Hexadecimal always: mapped into sRGB if need be.
    case hex
    /// As CSS writes it, in the space of mixing.
    case css
    /// An object with samples.
    case json
  }

  /// The colour at 0, as it was typed.
  var first = ""
  /// The colour at 1, as it was typed.
  var second = ""
  /// How far to go each time, 0 to 1; none for half of the way.
  var portions: [Double] = []
  /// The space of mixing.
  var space = ColorSpace.oklab
  /// Which way around; nil for the default.
  var hue: ColorMixing.HueMethod?
  /// How a colour is printed.
  var format = Format.text
}

extension ValueSyntax where Value == Double {
  /// A part of the whole: `50%`, or a number from 0 to 1.
  fileprivate static var portion: Self {
    Self(
      "AMOUNT",
      parse: { text throws(InvalidValue) in
        let isPercentage = text.hasSuffix("%")
        let digits = isPercentage ? text.dropLast() : text[...]
        let isDecimal = digits.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) }
        guard isDecimal, let number = Double(digits) else {
          throw InvalidValue(
            reason: "a percentage such as 50%, or a number from 0 to 1, is expected")
        }
        let portion = isPercentage ? number / 100 : number
        guard (0...1).contains(portion) else {
          let hint = !isPercentage && (2...100).contains(number) ? "; did you mean \(text)%?" : ""
          throw InvalidValue(reason: "0% to 100%, or 0 to 1, is expected\(hint)")
        }
        return portion
      },
      describe: { "\(($0 * 100).roundedToSignificantDigits().decimalText)%" })
  }
}

extension ValueSyntax where Value == ColorSpace {
  /// The name of a colour space; `xyz` is `xyz-d65`, as in CSS.
  fileprivate static var colorSpace: Self {
    let names = ColorSpace.allCases.map(\.name)
    return Self(
      "SPACE", completion: .choices(names),
      parse: { text throws(InvalidValue) in
        let name = text.lowercased()
        guard let space = ColorSpace(name: name == "xyz" ? "xyz-d65" : name) else {
          throw InvalidValue(choices: names)
        }
        return space
      },
      describe: \.name)
  }
}

extension ValueSyntax where Value == ColorMixing.HueMethod {
  /// The CSS keyword of a way around.
  fileprivate static var hueMethod: Self {
    let names = ColorMixing.HueMethod.allCases.map(\.name)
    return Self(
      "WAY", completion: .choices(names),
      parse: { text throws(InvalidValue) in
        guard let method = ColorMixing.HueMethod(name: text) else {
          throw InvalidValue(choices: names)
        }
        return method
      },
      describe: \.name)
  }
}

private func runMix(_ values: MixValues, _ terminal: Terminal) throws(UsageError) -> ExitStatus {
  let (first, second) = try (
    color(values.first, owner: "FIRST"), color(values.second, owner: "SECOND")
  )
  if let hue = values.hue, values.space.hueIndex == nil {
    throw UsageError(
      "--hue \(hue.name) needs a space with a hue, and \(values.space.name) has none",
      notes: ["Choices: --in hsl, hwb, lch or oklch"])
  }
  let mixing = ColorMixing(values.space, hue: values.hue ?? .shorter)
  let way = ColorInterpolator(from: first, to: second, mixing: mixing)
  let portions = values.portions.isEmpty ? [0.5] : values.portions
  let samples = portions.map { (portion: $0, color: way.color(at: $0)) }
  guard samples.allSatisfy(\.color.isFinite) else {
    throw UsageError("these colours are too far apart to be mixed")
  }
  MixPrinter(mixing: mixing, format: values.format).print(samples, on: terminal.output)
  return .success
}

private func color(_ text: String, owner: String) throws(UsageError) -> Color {
  do throws(CSSError) {
    return try Color(css: text)
  } catch {
    throw UsageError(error, in: text, owner: owner, names: colorFunctions)
  }
}

/// The functions that a colour can begin with.
private let colorFunctions = [
  "rgb", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix",
]
