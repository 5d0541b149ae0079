package import TokenModel

/// What can be wrong with an animation. The rules are our own: DTCG 2025.10 has no animations, and
/// everything here stands under `$extensions`.
extension DiagnosticCode {
  /// All codes of animations.
  package static let animations = [
    animationForm, unknownAnimationMember, missingAnimationMember, animationKeyword,
    animationRange, keyframeOrder, keyframeEnds, keyframeUnits, reducedMotionTracks,
    noSuchAnimation, replacementCircle, namelessAnimation, animationTracksDiffer,
    unknownExtension,
  ]

  /// A part of an animation has the wrong form.
  static let animationForm = DiagnosticCode(
    "animation-form",
    summary: "a part of an animation has the wrong form",
    explanation: """
      The parts of an animation are read strictly: a track is an object with `type` and \
      `keyframes`, an easing is a word, four numbers, an object or a reference, `reducedMotion` \
      has exactly one of `hold`, `value` and `animation`. What has another form would have to be \
      guessed at.

      The message says which form is needed at the place.
      """,
    bad: """
      {
        "fade": {
          "$extensions": {
            "dev.tokenc.animation": {
              "tracks": {
                "opacity": {
                  "type": "number",
                  "keyframes": [{ "offset": 0, "value": 0 }, { "offset": 1, "value": 1 }]
                }
              },
              "duration": { "value": 300, "unit": "ms" },
              "stagger": 3
            }
          }
        }
      }
      """,
    good: """
      {
        "fade": {
          "$extensions": {
            "dev.tokenc.animation": {
              "tracks": {
                "opacity": {
                  "type": "number",
                  "keyframes": [{ "offset": 0, "value": 0 }, { "offset": 1, "value": 1 }]
                }
              },
              "duration": { "value": 300, "unit": "ms" },
              "stagger": { "delay": { "value": 60, "unit": "ms" }, "count": 3 }
            }
          }
        }
      }
      """)

  /// An animation has a member that it does not know.
  static let unknownAnimationMember = DiagnosticCode(
    "unknown-animation-member",
    summary: "an animation has a member that it does not know",
    explanation: """
      A member that is not known would do nothing, and the animation would run with a default \
      instead of what was meant. The names are those of the Web Animations model: `iterations` \
      and not `iterationCount`, `fill` and not `fillMode`.

      Correct the name, or remove the member. Data of another tool has its place under a key of \
      its own in `$extensions`.
      """,
    bad: """
      {
        "fade": {
          "$extensions": {
            "dev.tokenc.animation": {
              "tracks": {
                "opacity": {
                  "type": "number",
                  "keyframes": [{ "offset": 0, "value": 0 }, { "offset": 1, "value": 1 }]
                }
              },
              "duration": { "value": 300, "unit": "ms" },
              "iteration": 3
            }
          }
        }
      }
      """,
    good: """
      {
        "fade": {
          "$extensions": {
            "dev.tokenc.animation": {
              "tracks": {
                "opacity": {
                  "type": "number",
                  "keyframes": [{ "offset": 0, "value": 0 }, { "offset": 1, "value": 1 }]
                }
              },
              "duration": { "value": 300, "unit": "ms" },
              "iterations": 3
            }
          }
        }
      }
      """)

  /// An animation lacks a member that it needs.
  static let missingAnimationMember = DiagnosticCode(
    "missing-animation-member",
    summary: "an animation lacks a member that it needs",
    explanation: """
      An animation needs `tracks` and a `duration`, a track its `type` and `keyframes`, a \
      keyframe its `offset` and `value`. Everything else has a default.

      Add the member that the message names.
      """,
    bad: """
      {
        "fade": {
          "$extensions": {
            "dev.tokenc.animation": {
              "tracks": {
                "opacity": {
                  "type": "number",
                  "keyframes": [{ "offset": 0, "value": 0 }, { "offset": 1, "value": 1 }]
                }
              },
              "iterations": 1
            }
          }
        }
      }
      """,
    good: """
      {
        "fade": {
          "$extensions": {
            "dev.tokenc.animation": {
              "tracks": {
                "opacity": {
                  "type": "number",
                  "keyframes": [{ "offset": 0, "value": 0 }, { "offset": 1, "value": 1 }]
                }
              },
              "duration": { "value": 300, "unit": "ms" },
              "iterations": 1
            }
          }
        }
      }
      """)

  /// A word in an animation is not one of those allowed.
  static let animationKeyword = DiagnosticCode(
    "animation-keyword",
    summary: "a word in an animation is not one of those allowed",
    explanation: """
      Directions, fills, clocks, easings, types of tracks and colour spaces are words of fixed \
      lists, in the spelling of CSS and of the Design Tokens Color module.

      Use one of the words that the message lists.
      """,
    bad: """
      {
        "fade": {
          "$extensions": {
            "dev.tokenc.animation": {
              "tracks": {
                "opacity": {
                  "type": "number",
                  "keyframes": [{ "offset": 0, "value": 0 }, { "offset": 1, "value": 1 }]
                }
              },
              "duration": { "value": 300, "unit": "ms" },
              "direction": "alternating"
            }
          }
        }
      }
      """,
    good: """
      {
        "fade": {
          "$extensions": {
            "dev.tokenc.animation": {
              "tracks": {
                "opacity": {
                  "type": "number",
                  "keyframes": [{ "offset": 0, "value": 0 }, { "offset": 1, "value": 1 }]
                }
              },
              "duration": { "value": 300, "unit": "ms" },
              "direction": "alternate"
            }
          }
        }
      }
      """)

  /// A number in an animation is outside its range.
  static let animationRange = DiagnosticCode(
    "animation-range",
    summary: "a number in an animation is outside its range",
    explanation: """
      Offsets and held progress are from 0 to 1, durations from 0, numbers of iterations from 0, \
      the bounce of a spring between -1 and 1 (at 1 it would never settle, at -1 never move), \
      masses, stiffnesses and dampings above 0, the count of a stagger a whole number from 1. \
      Nothing is clamped in silence.

      The message says the range. A value that comes from a token is marked where it is written.
      """,
    bad: """
      {
        "fade": {
          "$extensions": {
            "dev.tokenc.animation": {
              "tracks": {
                "opacity": {
                  "type": "number",
                  "keyframes": [{ "offset": 0, "value": 0 }, { "offset": 1, "value": 1 }]
                }
              },
              "duration": { "value": 300, "unit": "ms" },
              "reducedMotion": { "hold": 1.5 }
            }
          }
        }
      }
      """,
    good: """
      {
        "fade": {
          "$extensions": {
            "dev.tokenc.animation": {
              "tracks": {
                "opacity": {
                  "type": "number",
                  "keyframes": [{ "offset": 0, "value": 0 }, { "offset": 1, "value": 1 }]
                }
              },
              "duration": { "value": 300, "unit": "ms" },
              "reducedMotion": { "hold": 1 }
            }
          }
        }
      }
      """)
}
