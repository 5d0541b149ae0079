import Testing
import TokenModel
import TokenReader
import TokenSyntax

/// Forms, words, keyframes, references and reduced motion that are not allowed.
@Suite struct BadShapesTests {
  typealias File = AnimationFile

  static let members: [BadCase] = [
    BadCase(
      File.with(#"«"iteration"»: 3"#), "unknown-animation-member", "did you mean `iterations`?"),
    BadCase(
      File.with(#"«"endDelay"»: { "value": 3, "unit": "ms" }"#), "unknown-animation-member",
      "no member `endDelay`"),
    BadCase(
      File.frames(
        #"[{ "offset": 0, "value": 0, «"easingg"»: "linear" }, { "offset": 1, "value": 1 }]"#),
      "unknown-animation-member", "did you mean"),
    BadCase(
      File.whole(
        #""tracks": { "t": { "typ": "number", "keyframes": \#(File.frames) } }, \#(File.duration)"#
          .replacingFirst(#""typ""#, with: #""type": "number", «"typ"»"#)),
      "unknown-animation-member", "did you mean `type`?"),
    BadCase(
      File.with(#""stagger": { "delay": { "value": 1, "unit": "ms" }, «"amount"»: 3 }"#),
      "unknown-animation-member", "`count`"),
    BadCase(
      File.whole(
        #""tracks": { "t": { "type": "number", «"colorSpace"»: "srgb", "keyframes": \#(File.frames) } }, \#(File.duration)"#
      ), "unknown-animation-member", "only a track of type color"),
    BadCase(
      File.easing(#"{ "linear": [[0, 0], [1, 1]], "position": «"start"» }"#),
      "unknown-animation-member", "belongs to `steps`"),
    BadCase(
      File.whole("\(File.tracks)").marking("{ \"tracks\"", through: "} } }"),
      "missing-animation-member", "needs `duration`"),
    BadCase(
      File.whole(#""tracks": { "t": «{ "keyframes": \#(File.frames) }» }, \#(File.duration)"#),
      "missing-animation-member", "needs `type`"),
    BadCase(
      File.frames(#"[«{ "offset": 0 }», { "offset": 1, "value": 1 }]"#),
      "missing-animation-member", "needs `value`"),
    BadCase(
      File.frames(#"[«{ "value": 0 }», { "offset": 1, "value": 1 }]"#),
      "missing-animation-member", "needs `offset`"),
    BadCase(
      File.easing(#"{ "spring": «{ "mass": 1, "damping": 1 }» }"#), "missing-animation-member",
      "needs `stiffness`"),
    BadCase(
      File.with(#""stagger": «{ "count": 3 }»"#), "missing-animation-member", "needs `delay`"),
  ]

  static let forms: [BadCase] = [
    BadCase(File.whole(#""tracks": «{}», \#(File.duration)"#), "animation-form", "at least one"),
    BadCase(File.whole(#""tracks": «[]», \#(File.duration)"#), "animation-form", "named tracks"),
    BadCase(
      File.whole(#""tracks": { "t": «3» }, \#(File.duration)"#), "animation-form",
      "a track is an object"),
    BadCase(File.frames("«{}»"), "animation-form", "an array of keyframes"),
    BadCase(File.with(#""stagger": «3»"#), "animation-form", "a stagger is an object"),
    BadCase(File.easing("«3»"), "animation-form", "an easing is a word"),
    BadCase(File.easing("«{}»"), "animation-form", "needs one of `steps`"),
    BadCase(
      File.easing(#"«{ "steps": 3, "linear": [[0, 0], [1, 1]] }»"#), "animation-form", "not both"),
    BadCase(File.easing(#"{ "linear": «[[0, 0]]» }"#), "animation-form", "at least two"),
    BadCase(File.easing(#"{ "linear": [«[0]», [1, 1]] }"#), "animation-form", "a pair"),
    BadCase(File.easing(#"{ "spring": «{}» }"#), "animation-form", "needs `duration`"),
    BadCase(
      File.easing(#"{ "spring": «{ "bounce": 0, "mass": 1 }» }"#), "animation-form",
      "not by both"),
    BadCase(
      File.with(#""reducedMotion": «{}»"#), "animation-form", "needs one of `hold`"),
    BadCase(
      File.with(#""reducedMotion": «{ "hold": 0, "value": { "opacity": 0 } }»"#),
      "animation-form", "only one of `hold` and `value`"),
  ]

  static let words: [BadCase] = [
    BadCase(
      File.with(#""direction": «"alternat"»"#), "animation-keyword",
      "did you mean `alternate`?"),
    BadCase(File.with(#""direction": «true»"#), "animation-form", "`alternate-reverse`"),
    BadCase(File.with(#""fill": «"forward"»"#), "animation-keyword", "did you mean `forwards`?"),
    BadCase(File.with(#""clock": «"wall"»"#), "animation-keyword", "`shared`, `own`"),
    BadCase(File.easing(#"«"ease-inn"»"#), "animation-keyword", "did you mean `ease-in`?"),
    BadCase(File.easing(#"«"steps(3)"»"#), "animation-keyword", "`step-start`"),
    BadCase(
      File.easing(#"{ "steps": 3, "position": «"jump"» }"#), "animation-keyword", "`jump-start`"),
    BadCase(
      File.whole(
        #""tracks": { "t": { "type": «"opacity"», "keyframes": \#(File.frames) } }, \#(File.duration)"#
      ), "animation-keyword", "`color`, `number`, `dimension`"),
    BadCase(
      File.with(#""reducedMotion": «"off"»"#), "animation-keyword", "\"none\""),
  ]

  static let spaces: [BadCase] = [
    (#"«"oklabb"»"#, "did you mean `oklab`?"),
    (#"«"oklch long hue"»"#, "`longer`"),
    (#"«"oklab longer hue"»"#, "oklab has no hue"),
  ].map { space, words in
    BadCase(
      File.whole(
        #""tracks": { "t": { "type": "color", "colorSpace": \#(space), "keyframes": [{ "offset": 0, "value": "{ink}" }, { "offset": 1, "value": "{ink}" }] } }, \#(File.duration)"#
      ), "animation-keyword", words)
  }

  static let keyframes: [BadCase] = [
    BadCase(File.frames("«[]»"), "keyframe-ends", "offset 0 and one at offset 1"),
    BadCase(
      File.frames(#"[{ "offset": «0.1», "value": 0 }, { "offset": 1, "value": 1 }]"#),
      "keyframe-ends", "first keyframe of a track must be at offset 0"),
    BadCase(
      File.frames(#"[{ "offset": 0, "value": 0 }, { "offset": «0.9», "value": 1 }]"#),
      "keyframe-ends", "last keyframe of a track must be at offset 1"),
    BadCase(
      File.frames(
        #"[{ "offset": 0, "value": 0 }, { "offset": «0», "value": 0 }, { "offset": 1, "value": 1 }]"#
      ), "keyframe-ends", "above 0 and below 1"),
    BadCase(
      File.frames(
        #"[{ "offset": 0, "value": 0 }, { "offset": 1, "value": 0 }, { "offset": «1», "value": 1 }]"#
      ), "keyframe-ends", "only one keyframe of a track may be at offset 1"),
    BadCase(
      File.frames(
        #"[{ "offset": 0, "value": 0 }, { "offset": 0.6, "value": 0 }, { "offset": «0.5», "value": 0 }, { "offset": 1, "value": 1 }]"#
      ), "keyframe-order", "from 0.6 to 1"),
    BadCase(
      File.frames(
        #"[{ "offset": 0, "value": "{gap}" }, { "offset": 1, "value": «{ "value": 1, "unit": "rem" }» }]"#,
        type: "dimension"), "keyframe-units", "all be in `px`"),
  ]

  static let references: [BadCase] = [
    BadCase(
      File.frames(#"[{ "offset": 0, "value": «"{hal}"» }, { "offset": 1, "value": 1 }]"#),
      "unresolved-reference", "did you mean `{half}`?"),
    BadCase(
      File.frames(#"[{ "offset": 0, "value": «"{ink}"» }, { "offset": 1, "value": 1 }]"#),
      "type-mismatch", "leads to a color, and a number is needed"),
    BadCase(
      File.frames(
        #"[{ "offset": 0, "value": «"{half}"» }, { "offset": 1, "value": "{ink}" }]"#,
        type: "color"), "type-mismatch", "a color is needed"),
    BadCase(
      File.frames(#"[{ "offset": 0, "value": «"{fade}"» }, { "offset": 1, "value": 1 }]"#),
      "reference-to-group", "is a group"),
    BadCase(
      File.frames(#"[{ "offset": 0, "value": «"{half"» }, { "offset": 1, "value": 1 }]"#),
      "malformed-reference", "closing brace"),
    BadCase(
      File.whole(#"\#(File.tracks), "duration": «"{curve}"»"#), "type-mismatch",
      "a duration is needed"),
    BadCase(File.easing(#"«"{fast}"»"#), "type-mismatch", "a cubicBezier is needed"),
    BadCase(File.easing(#"«"{curv}"»"#), "unresolved-reference", "did you mean `{curve}`?"),
    BadCase(
      File.with(#""reducedMotion": { "animation": «"{fad}"» }"#), "no-such-animation",
      "did you mean `{fade}`?"),
    BadCase(
      File.with(#""reducedMotion": { "animation": «"{ink}"» }"#), "no-such-animation",
      "no animation `ink`"),
    BadCase(
      File.with(#""reducedMotion": { "animation": «"fade"» }"#), "malformed-reference",
      "write `{path.of.animation}`"),
    BadCase(
      File.with(#""reducedMotion": { "animation": «3» }"#), "animation-form",
      "a reference to another animation"),
    BadCase(
      File.with(#""reducedMotion": { "animation": «"{fade}"» }"#), "replacement-circle",
      "`fade` replaces itself"),
  ]

  static let reducedMotion: [BadCase] = [
    BadCase(
      File.with(#""reducedMotion": { "value": { "opacity": 1, «"opaciti"»: 1 } }"#),
      "reduced-motion-tracks", "did you mean `opacity`?"),
    BadCase(
      File.with(#""reducedMotion": { "value": «{}» }"#), "reduced-motion-tracks",
      "no value for the track `opacity`"),
    BadCase(
      File.with(#""reducedMotion": { "value": { "opacity": «"{ink}"» } }"#), "type-mismatch",
      "a number is needed"),
    BadCase(
      File.with(#""reducedMotion": { "value": «3» }"#), "animation-form",
      "a value for each track"),
  ]

  @Test(arguments: members) func member(_ bad: BadCase) { bad.check() }
  @Test(arguments: forms) func form(_ bad: BadCase) { bad.check() }
  @Test(arguments: words) func word(_ bad: BadCase) { bad.check() }
  @Test(arguments: spaces) func space(_ bad: BadCase) { bad.check() }
  @Test(arguments: keyframes) func keyframe(_ bad: BadCase) { bad.check() }
  @Test(arguments: references) func reference(_ bad: BadCase) { bad.check() }
  @Test(arguments: reducedMotion) func reduced(_ bad: BadCase) { bad.check() }
}

extension String {
  /// The text with the first occurrence of `old` replaced.
  fileprivate func replacingFirst(_ old: String, with new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    return self[..<range.lowerBound] + new + self[range.upperBound...]
  }

  /// The text with marks from the first occurrence of `start` through the first of `end` after it,
  /// and one closing brace more.
  fileprivate func marking(_ start: String, through end: String) -> String {
    guard let first = firstRange(of: start),
      let last = self[first.upperBound...].firstRange(of: end)
    else { return self }
    return self[..<first.lowerBound] + "«" + self[first.lowerBound..<last.upperBound] + "»"
      + self[last.upperBound...]
  }
}
