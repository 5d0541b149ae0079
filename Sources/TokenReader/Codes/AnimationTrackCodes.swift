import TokenModel

/// What can be wrong with the tracks of animations, and with what animations are to each other.
extension DiagnosticCode {
  /// Keyframes are not in the order of their offsets.
  static let keyframeOrder = DiagnosticCode(
    "keyframe-order",
    summary: "keyframes are not in the order of their offsets",
    explanation: """
      Keyframes are written in the order in which they play. Sorting them would hide a slip in \
      an offset.

      Move the keyframe, or correct its offset.
      """,
    bad: """
      {
        "fade": {
          "$extensions": {
            "dev.tokenc.animation": {
              "tracks": {
                "opacity": {
                  "type": "number",
                  "keyframes": [
                    { "offset": 0, "value": 0 },
                    { "offset": 0.6, "value": 1 },
                    { "offset": 0.4, "value": 0.5 },
                    { "offset": 1, "value": 1 }
                  ]
                }
              },
              "duration": { "value": 300, "unit": "ms" }
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
                  "keyframes": [
                    { "offset": 0, "value": 0 },
                    { "offset": 0.4, "value": 0.5 },
                    { "offset": 0.6, "value": 1 },
                    { "offset": 1, "value": 1 }
                  ]
                }
              },
              "duration": { "value": 300, "unit": "ms" }
            }
          }
        }
      }
      """)

  /// A track does not begin at offset 0 and end at offset 1.
  static let keyframeEnds = DiagnosticCode(
    "keyframe-ends",
    summary: "a track does not begin at offset 0 and end at offset 1",
    explanation: """
      A track says what it is at the start and at the end of an iteration: it has one keyframe \
      at offset 0, one at offset 1, and all others between them. CSS would take a missing end \
      from the element, which a token cannot know, and of two keyframes at one end only one \
      could show.

      Add the keyframe that is missing, or remove the one too many.
      """,
    bad: """
      {
        "fade": {
          "$extensions": {
            "dev.tokenc.animation": {
              "tracks": {
                "opacity": {
                  "type": "number",
                  "keyframes": [
                    { "offset": 0, "value": 0 },
                    { "offset": 0.9, "value": 1 }
                  ]
                }
              },
              "duration": { "value": 300, "unit": "ms" }
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
                  "keyframes": [
                    { "offset": 0, "value": 0 },
                    { "offset": 1, "value": 1 }
                  ]
                }
              },
              "duration": { "value": 300, "unit": "ms" }
            }
          }
        }
      }
      """)

  /// The values of a track are in different units.
  static let keyframeUnits = DiagnosticCode(
    "keyframe-units",
    summary: "the values of a track are in different units",
    explanation: """
      Between `px` and `rem` there is no number half-way that is known before the page is: the \
      size of the root font decides. So all values of a track, those for reduced motion too, are \
      in one unit.

      Write them in one unit, zero as well.
      """,
    bad: """
      {
        "fade": {
          "$extensions": {
            "dev.tokenc.animation": {
              "tracks": {
                "rise": {
                  "type": "dimension",
                  "keyframes": [
                    { "offset": 0, "value": { "value": 1, "unit": "rem" } },
                    { "offset": 1, "value": { "value": 0, "unit": "px" } }
                  ]
                }
              },
              "duration": { "value": 300, "unit": "ms" }
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
                "rise": {
                  "type": "dimension",
                  "keyframes": [
                    { "offset": 0, "value": { "value": 1, "unit": "rem" } },
                    { "offset": 1, "value": { "value": 0, "unit": "rem" } }
                  ]
                }
              },
              "duration": { "value": 300, "unit": "ms" }
            }
          }
        }
      }
      """)

  /// What reduced motion shows does not fit the tracks.
  static let reducedMotionTracks = DiagnosticCode(
    "reduced-motion-tracks",
    summary: "what reduced motion shows does not fit the tracks",
    explanation: """
      With `"reducedMotion": { "value": … }` every track of the animation has a value of its own \
      type, and there are no others. An animation that replaces this one may have other tracks, \
      but one of the same name is of the same type.

      Name all tracks, and only those.
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
              "reducedMotion": { "value": { "opacty": 1 } }
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
              "reducedMotion": { "value": { "opacity": 1 } }
            }
          }
        }
      }
      """)

  /// A reference leads to no animation.
  static let noSuchAnimation = DiagnosticCode(
    "no-such-animation",
    summary: "a reference leads to no animation",
    explanation: """
      `"reducedMotion": { "animation": "{path}" }` names a group or token that carries an \
      animation of its own under `$extensions`.

      Correct the path, or give that group an animation.
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
              "reducedMotion": { "animation": "{fade-in}" }
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
              "reducedMotion": { "animation": "{still}" }
            }
          }
        },
        "still": {
          "$extensions": {
            "dev.tokenc.animation": {
              "tracks": {
                "opacity": {
                  "type": "number",
                  "keyframes": [{ "offset": 0, "value": 0 }, { "offset": 1, "value": 1 }]
                }
              },
              "duration": { "value": 300, "unit": "ms" }
            }
          }
        }
      }
      """)

  /// Animations replace each other in a circle.
  static let replacementCircle = DiagnosticCode(
    "replacement-circle",
    summary: "animations replace each other in a circle",
    explanation: """
      Each animation of a circle says that another one is shown instead if motion is to be \
      reduced, so none of them says what is.

      Let one of them hold a moment, or show fixed values.
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
              "reducedMotion": { "animation": "{fade}" }
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

  /// An animation at the root of a file has no name.
  static let namelessAnimation = DiagnosticCode(
    "nameless-animation",
    summary: "an animation at the root of a file has no name",
    explanation: """
      An animation is named by the path of the group or token that carries it, and the root of a \
      file has none.

      Put it into a group.
      """,
    bad: """
      {
        "$extensions": {
          "dev.tokenc.animation": {
            "tracks": {
              "opacity": {
                "type": "number",
                "keyframes": [{ "offset": 0, "value": 0 }, { "offset": 1, "value": 1 }]
              }
            },
            "duration": { "value": 300, "unit": "ms" }
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
              "duration": { "value": 300, "unit": "ms" }
            }
          }
        }
      }
      """)

  /// An animation has different tracks in different contexts.
  static let animationTracksDiffer = DiagnosticCode(
    "animation-tracks-differ",
    summary: "an animation has different tracks in different contexts",
    explanation: """
      Contexts may change everything about an animation but its tracks: outputs give each track \
      one name and one type, whatever the theme.

      Give the animation the same tracks in every context; one that is not needed there can \
      stand still.
      """,
    bad: Example(
      .resolver,
      """
      {
        "version": "2025.10",
        "modifiers": {
          "theme": { "default": "light", "contexts": {
            "light": [{ "fade": { "$extensions": { "dev.tokenc.animation":
              { "tracks": { "opacity": { "type": "number",
                "keyframes": [{ "offset": 0, "value": 0 }, { "offset": 1, "value": 1 }] } },
              "duration": { "value": 300, "unit": "ms" } } } } }],
            "dark": [{ "fade": { "$extensions": { "dev.tokenc.animation":
              { "tracks": { "alpha": { "type": "number",
                "keyframes": [{ "offset": 0, "value": 0 }, { "offset": 1, "value": 1 }] } },
              "duration": { "value": 300, "unit": "ms" } } } } }]
          } }
        },
        "resolutionOrder": [{ "$ref": "#/modifiers/theme" }]
      }
      """),
    good: Example(
      .resolver,
      """
      {
        "version": "2025.10",
        "modifiers": {
          "theme": { "default": "light", "contexts": {
            "light": [{ "fade": { "$extensions": { "dev.tokenc.animation":
              { "tracks": { "opacity": { "type": "number",
                "keyframes": [{ "offset": 0, "value": 0 }, { "offset": 1, "value": 1 }] } },
              "duration": { "value": 300, "unit": "ms" } } } } }],
            "dark": [{ "fade": { "$extensions": { "dev.tokenc.animation":
              { "tracks": { "opacity": { "type": "number",
                "keyframes": [{ "offset": 0, "value": 0 }, { "offset": 1, "value": 1 }] } },
              "duration": { "value": 300, "unit": "ms" } } } } }]
          } }
        },
        "resolutionOrder": [{ "$ref": "#/modifiers/theme" }]
      }
      """))

  /// A member of `$extensions` begins like one of ours and is none.
  static let unknownExtension = DiagnosticCode(
    "unknown-extension", .warning,
    summary: "an extension of tokenc that does not exist",
    explanation: """
      Everything under `$extensions` that begins with `dev.tokenc.` is meant for tokenc. A name \
      that it does not know does nothing: an animation under a misspelled one would be missing \
      from every output without a word.

      Correct the name. Data of your own has its place under a key of your own.
      """,
    bad: """
      {
        "gap": {
          "$type": "number",
          "$value": 8,
          "$extensions": { "dev.tokenc.alow": "unused-token" }
        }
      }
      """,
    good: """
      {
        "gap": {
          "$type": "number",
          "$value": 8,
          "$extensions": { "com.example.gap": "unused-token" }
        }
      }
      """)
}
