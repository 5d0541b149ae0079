/// Generates sets of tokens of any size with the mix of real systems: 60 % colours, 15 % aliases (up to
/// four steps long), 10 % lengths, 5 % durations, 5 % curves, 5 % numbers, four levels deep, every
/// tenth with a description. The same options give the same bytes.
struct TokenGenerator {
  /// What tokens are of; the raw value is the name of their outermost group.
  private enum Kind: String, CaseIterable {
    case color
    case semantic
    case space
    case time
    case ease
    case num

    var type: String {
      switch self {
      case .color, .semantic: "color"
      case .space: "dimension"
      case .time: "duration"
      case .ease: "cubicBezier"
      case .num: "number"
      }
    }

    /// Of a hundred tokens; numbers are what is left.
    var percentage: Int {
      switch self {
      case .color: 60
      case .semantic: 15
      case .space: 10
      case .time, .ease, .num: 5
      }
    }
  }

  private static let families = [
    "brand", "neutral", "accent", "surface", "text", "border", "status", "chart",
  ]
  /// Tokens in a group, and in the groups of one number in all families.
  private static let groupSize = 20
  private static let roundSize = groupSize * families.count

  private let options: GeneratorOptions
  private let counts: [Int]
  /// For each alias the alias to which it refers; -1 if it refers to a colour.
  private let links: [Int32]

  /// A generator for these options.
  init(_ options: GeneratorOptions) {
    self.options = options
    var counts = Kind.allCases.map { options.count * $0.percentage / 100 }
    counts[counts.count - 1] += options.count - counts.reduce(0, +)
    self.counts = counts
    var links: [Int32] = []
    var depths: [UInt8] = []
    for index in 0..<counts[1] {
      var draws = Draws(seed: options.seed, kind: 1, index: index, salt: 1)
      var link = -1
      if index > 0, draws.below(10) < 4 {
        let other = draws.below(index)
        if depths[other] < 4 { link = other }
      }
      links.append(Int32(link))
      depths.append(link < 0 ? 1 : depths[link] + 1)
    }
    self.links = links
  }

  /// Every file of the set, one after the other; `tokens.resolver.json` is among them if there are
  /// themes.
  func files(_ body: (_ name: String, _ bytes: [UInt8]) throws -> Void) rethrows {
    guard options.hasThemes else {
      return try parts { name, ranges in try body(name, document(ranges)) }
    }
    var sources: [String] = []
    try parts { name, ranges in
      var ranges = ranges
      ranges[1] = 0..<0
      try body(name, document(ranges))
      sources.append(name)
    }
    var aliases = counts.map { _ in 0..<0 }
    aliases[1] = 0..<counts[1]
    try body("light.json", document(aliases))
    try body("dark.json", document(aliases, isDark: true))
    try body("tokens.resolver.json", resolver(sources))
  }

  /// The files with the tokens of each kind that stand in them, in order.
  private func parts(_ body: (String, [Range<Int>]) throws -> Void) rethrows {
    let size = max(1, (options.count + options.files - 1) / options.files)
    for number in 0..<options.files {
      let (lower, upper) = (number * size, min((number + 1) * size, options.count))
      guard lower < upper else { break }
      var start = 0
      let ranges = counts.map { count in
        defer { start += count }
        let first = min(max(lower - start, 0), count)
        return first..<max(first, min(upper - start, count))
      }
      let digits = String(number)
      let name = String(repeating: "0", count: max(0, 5 - digits.count)) + digits
      try body(options.files == 1 ? "tokens.json" : "\(name).json", ranges)
    }
  }

  private func document(_ ranges: [Range<Int>], isDark: Bool = false) -> [UInt8] {
    var json = GeneratedJSON(isCompact: options.isCompact)
    json.object { json in
      for (kind, range) in zip(Kind.allCases, ranges) where !range.isEmpty {
        json.name(kind.rawValue)
        json.object { write(kind, range, isDark, to: &$0) }
      }
    }
    return json.bytes
  }

  private func write(
    _ kind: Kind, _ range: Range<Int>, _ isDark: Bool, to json: inout GeneratedJSON
  ) {
    json.name("$type")
    json.text(kind.type)
    json.name("$description")
    json.text("\(kind.rawValue) tokens")
    let rounds = (range.lowerBound / Self.roundSize)...((range.upperBound - 1) / Self.roundSize)
    for (number, family) in Self.families.enumerated() {
      let groups = rounds.map { round in
        let start = round * Self.roundSize + number * Self.groupSize
        return (round, (start..<start + Self.groupSize).clamped(to: range))
      }.filter { !$0.1.isEmpty }
      guard !groups.isEmpty else { continue }
      json.name(family)
      json.object { json in
        for (round, tokens) in groups {
          json.name("g\(round)")
          json.object { json in
            for index in tokens { write(kind, index, isDark, to: &json) }
          }
        }
      }
    }
  }

  private func write(_ kind: Kind, _ index: Int, _ isDark: Bool, to json: inout GeneratedJSON) {
    let number = Kind.allCases.firstIndex(of: kind) ?? 0
    var draws = Draws(seed: options.seed, kind: number, index: index, salt: isDark ? 2 : 0)
    json.name(lastName(kind, index))
    json.object { json in
      json.name("$value")
      switch kind {
      case .color: json.color(&draws, asObject: options.usesObjects)
      case .semantic: alias(index, isDark, &draws, &json)
      case .space: json.length(&draws, asObject: options.usesObjects)
      case .time: json.duration(&draws, asObject: options.usesObjects)
      case .ease: json.curve(&draws)
      case .num: json.number(draws.below(10_001), decimals: 3)
      }
      if draws.below(10) == 0 {
        json.name("$description")
        json.text("Used for " + path(kind, index).joined(separator: " "))
      }
    }
  }

  private func lastName(_ kind: Kind, _ index: Int) -> String {
    options.isDistinct ? "\(kind.rawValue)-\(index)" : "s\(index % Self.groupSize)"
  }

  private func path(_ kind: Kind, _ index: Int) -> [String] {
    [
      kind.rawValue, Self.families[index / Self.groupSize % Self.families.count],
      "g\(index / Self.roundSize)", lastName(kind, index),
    ]
  }

  private func alias(
    _ index: Int, _ isDark: Bool, _ draws: inout Draws, _ json: inout GeneratedJSON
  ) {
    // In the dark every alias refers to a colour of its own choice.
    let color = draws.below(counts[0])
    let link = isDark ? -1 : Int(links[index])
    let path = link < 0 ? path(.color, color) : path(.semantic, link)
    json.text("{\(path.joined(separator: "."))}")
  }

  private func resolver(_ sources: [String]) -> [UInt8] {
    var json = GeneratedJSON(isCompact: options.isCompact)
    func references(_ paths: [String], _ json: inout GeneratedJSON) {
      json.array { json in
        for path in paths {
          json.element()
          json.object {
            $0.name("$ref")
            $0.text(path)
          }
        }
      }
    }
    json.object { json in
      json.name("name")
      json.text("bench")
      json.name("version")
      json.text("2025.10")
      json.name("sets")
      json.object {
        $0.name("base")
        $0.object {
          $0.name("sources")
          references(sources, &$0)
        }
      }
      json.name("modifiers")
      json.object {
        $0.name("theme")
        $0.object {
          $0.name("default")
          $0.text("light")
          $0.name("contexts")
          $0.object {
            for theme in ["light", "dark"] {
              $0.name(theme)
              references(["\(theme).json"], &$0)
            }
          }
        }
      }
      json.name("resolutionOrder")
      references(["#/sets/base", "#/modifiers/theme"], &json)
    }
    return json.bytes
  }
}
