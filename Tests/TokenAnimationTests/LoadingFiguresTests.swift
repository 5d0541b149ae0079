import Testing
import TokenModel
import TokenMotion
import TokenReader

/// The figures of `tokens/` that are no animation.
@Suite struct LoadingFiguresTests {
  static let lengths: [(String, Double)] = [
    ("dimensions.radius.lg", 12), ("dimensions.radius.full", 9999),
    ("skeleton.shape.line.width", 200), ("skeleton.shape.line.height", 12),
    ("skeleton.shape.line.radius", 9999),
    ("skeleton.shape.circle.width", 40), ("skeleton.shape.circle.height", 40),
    ("skeleton.shape.circle.radius", 9999),
    ("skeleton.shape.block.width", 200), ("skeleton.shape.block.height", 120),
    ("skeleton.shape.block.radius", 12),
    ("skeleton.list-row.width", 360), ("skeleton.list-row.height", 72),
    ("skeleton.list-row.radius", 4), ("skeleton.list-row.gap", 16),
    ("skeleton.list-row.padding", 16), ("skeleton.list-row.circle", 40),
    ("skeleton.list-row.text-width", 272), ("skeleton.list-row.line-gap", 8),
    ("skeleton.article-row.block.width", 56), ("skeleton.article-row.block.height", 56),
    ("skeleton.article-row.block.radius", 10), ("skeleton.article-row.spacing", 12),
    ("skeleton.article-row.text-spacing", 4), ("skeleton.article-row.header-spacing", 8),
    ("skeleton.demo-row.circle", 46), ("skeleton.demo-row.spacing", 12),
    ("skeleton.demo-row.text-spacing", 4), ("skeleton.demo-row.least-spacer", 8),
    ("skeleton.demo-row.padding", 4),
    ("skeleton.card.radius", 16), ("skeleton.card.shadow-radius", 8),
    ("skeleton.card.spacing", 14), ("skeleton.card.text-spacing", 8),
    ("skeleton.card.avatar.width", 56), ("skeleton.card.avatar.height", 56),
    ("skeleton.card.avatar.radius", 12), ("skeleton.card.title.height", 14),
    ("skeleton.card.title.radius", 6), ("skeleton.card.subtitle.width", 120),
    ("skeleton.card.subtitle.height", 12), ("skeleton.card.subtitle.radius", 6),
    ("progress.ring.line", 6), ("progress.ring.width", 44), ("progress.ring.height", 44),
    ("action.spacing", 8), ("action.minimum-width", 140),
    ("thinking.size", 8), ("thinking.spacing", 6), ("motion.thinking.high", -4),
    ("motion.thinking.still.rise", -2),
  ]

  static let numbers: [(String, Double)] = [
    ("skeleton.shape.axes", 2), ("skeleton.shape.variants", 6),
    ("skeleton.list-row.rows.shown", 3), ("skeleton.list-row.rows.least", 3),
    ("skeleton.list-row.rows.most", 5), ("skeleton.article-row.rows", 6),
    ("progress.ring.start-angle", -90), ("motion.action-status.bounce", 0.2),
    ("paging.trigger-rows", 5), ("thinking.dots", 3),
    ("motion.thinking.dim", 0.35), ("motion.thinking.gain", 0.65),
    ("motion.thinking.still.wave", 0.5), ("motion.thinking.still.opacity", 0.675),
    ("motion.shimmer.mask.still", 0.6),
    ("motion.shimmer.gradient.full.band", 0.6), ("motion.shimmer.gradient.short.band", 0.6),
    ("motion.shimmer.gradient.full.band-views", 1.5),
    ("motion.shimmer.gradient.short.band-views", 1.8),
    ("motion.shimmer.gradient.diagonal.band", 0.5),
  ]

  static let durations: [(String, Double)] = [
    ("motion.duration.slower", 480), ("motion.skeleton.pulse.duration", 480),
    ("motion.skeleton.breath", 960), ("skeleton.error-after", 10_000),
    ("loading.nothing-below", 1000), ("motion.shimmer.sweep.duration", 1400),
    ("motion.shimmer.shared.duration", 1600), ("motion.shimmer.mask.duration", 1400),
    ("motion.shimmer.gradient.duration", 1400), ("motion.hand-off.duration", 300),
    ("motion.action-status.spring", 350), ("motion.thinking.period", 1200),
    ("motion.thinking.duration", 600), ("motion.thinking.stagger", 180),
    ("motion.thinking.phase", -300), ("motion.thinking.delay", -1500),
    ("motion.content-change.row.duration", 350), ("motion.content-change.card.duration", 300),
  ]

  /// The same in both themes.
  private func expect(_ path: String, _ value: TokenValue) throws {
    let reading = try Reading.package.get()
    for theme in ["light", "dark"] {
      #expect(try reading.value(path, ["theme": theme]) == value, "\(path)")
    }
  }

  @Test func figures() throws {
    for (path, value) in Self.lengths {
      try expect(path, .dimension(Dimension(value: value, unit: .px)))
    }
    for (path, value) in Self.numbers { try expect(path, .number(value)) }
    let reading = try Reading.package.get()
    for (path, milliseconds) in Self.durations {
      guard case .duration(let duration) = try reading.value(path) else {
        Issue.record("\(path) is no duration")
        continue
      }
      #expect(duration.milliseconds == milliseconds, "\(path)")
    }
  }

  /// The row adds up: padding, circle, gap, text and padding across, and padding around the circle.
  @Test func listRowAddsUp() throws {
    let reading = try Reading.package.get()
    func length(_ name: String) throws -> Double {
      guard case .dimension(let value) = try reading.value("skeleton.list-row.\(name)") else {
        return .nan
      }
      return value.value
    }
    let across = try length("circle") + length("gap") + length("text-width")
    #expect(try across + 2 * length("padding") == length("width"))
    #expect(try length("circle") + 2 * length("padding") == length("height"))
  }

  @Test(arguments: [
    ("bg.sub-200", "#d1d1d6", "#636366"), ("bg.soft-100", "#e9e9ea", "#48484a"),
    ("bg.skeleton", "#e6e6eb", "#333333"), ("skeleton.shape.pulse-1", "#d1d1d6", "#636366"),
    ("skeleton.card.fill", "#e6e6eb", "#333333"),
  ]) func colors(path: String, light: String, dark: String) throws {
    let reading = try Reading.package.get()
    for (theme, hex) in [("light", light), ("dark", dark)] {
      guard case .color(let value) = try reading.value(path, ["theme": theme]) else {
        Issue.record("\(path) is no color")
        continue
      }
      #expect(RGBA8(value.color).hex == hex)
      #expect(value.hex?.text.lowercased() == hex)
    }
  }

  /// What a table says with `#D1D1D6` is the same token.
  @Test func tableFormIsTheSame() throws {
    let table = Reading(
      #"""
      { "bg/sub-200": { "light": "#D1D1D6", "dark": "#636366" },
        "bg/soft-100": { "light": "#E9E9EA", "dark": "#48484A" },
        "motion/duration/slower": "480ms",
        "motion/easing/linear": "cubic-bezier(0, 0, 1, 1)",
        "motion/skeleton/pulse/duration": "motion/duration/slower",
        "motion/skeleton/pulse/easing": "{motion/easing/linear}",
        "dimensions/radius/lg": 12 }
      """#)
    #expect(table.errors == [])
    let reading = try Reading.package.get()
    for id in table.tokens.tokenIDs {
      let path = table.tokens.path(of: id).description
      for theme in ["light", "dark"] {
        #expect(
          try table.value(path, ["theme": theme]) == reading.value(path, ["theme": theme]),
          "\(path) in \(theme)")
      }
    }
  }

  /// Nothing without a word on what it is for.
  @Test func everyTokenIsDescribed() throws {
    let tokens = try Reading.package.get().tokens
    for id in tokens.tokenIDs {
      let text = tokens.description(of: id, in: tokens.defaultTheme)
      #expect(text?.isEmpty == false, "\(tokens.path(of: id))")
    }
  }
}
