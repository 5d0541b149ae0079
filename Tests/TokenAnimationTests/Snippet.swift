/// A text with `«` and `»` around the place that a finding should be about.
struct Snippet: Sendable {
  /// The text without the marks.
  let text: String
  /// The line and column of the first mark, from 1; column in Unicode scalars.
  let position: String
  /// What stands between the marks.
  let marked: String

  init(_ marked: String) {
    let parts = marked.split(separator: "«", omittingEmptySubsequences: false)
    let before = parts[0]
    let rest = parts.dropFirst().joined().split(separator: "»", omittingEmptySubsequences: false)
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    self.marked = String(rest.first ?? "")
    text = before + rest.joined()
    position = "\(lines.count):\((lines.last?.unicodeScalars.count ?? 0) + 1)"
  }
}

/// Files with one animation, `fade`, and some tokens that it may refer to.
enum AnimationFile {
  static let tokens = """
    "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
    "half": { "$type": "number", "$value": 0.5 },
    "two": { "$type": "number", "$value": 2 },
    "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } },
    "fast": { "$type": "duration", "$value": { "value": 200, "unit": "ms" } },
    "back": { "$type": "duration", "$value": { "value": -200, "unit": "ms" } },
    "curve": { "$type": "cubicBezier", "$value": [0.2, 0, 0, 1] },
    """
  static let frames = #"[{ "offset": 0, "value": 0 }, { "offset": 1, "value": 1 }]"#
  static let tracks = #""tracks": { "opacity": { "type": "number", "keyframes": \#(frames) } }"#
  static let duration = #""duration": { "value": 300, "unit": "ms" }"#

  /// All members as given.
  static func whole(_ members: String) -> String {
    #"""
    {
      \#(tokens)
      "fade": { "$extensions": { "dev.tokenc.animation": { \#(members) } } }
    }
    """#
  }

  /// Some members beside a track and a duration.
  static func with(_ members: String) -> String {
    whole("\(tracks), \(duration), \(members)")
  }

  /// A track with the given keyframes.
  static func frames(_ list: String, type: String = "number") -> String {
    whole(#""tracks": { "t": { "type": "\#(type)", "keyframes": \#(list) } }, \#(duration)"#)
  }

  /// A duration or easing as given.
  static func easing(_ easing: String) -> String { with(#""easing": \#(easing)"#) }
}
