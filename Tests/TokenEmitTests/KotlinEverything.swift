import Foundation

/// One project with every type, alias, reference inside a composite, hostile name, and value that
/// depends on one modifier or on two.
enum KotlinEverything {
  static let document = #"""
    {
      "version": "2025.10",
      "sets": { "base": { "sources": [{
        "plain": {
          "$description": "A group /* with */ a \"description\"\nof two lines, $x and @tag",
          "srgb": { "$type": "color", "$value": { "colorSpace": "srgb",
            "components": [0.5, 0.25, 1], "alpha": 0.5 } },
          "hex": { "$type": "color", "$value": { "colorSpace": "srgb",
            "components": [1, 0.4, 0] }, "$description": "" },
          "half": { "$type": "color", "$value": { "colorSpace": "srgb",
            "components": [1, 0.4, 0], "alpha": 0.5 } },
          "oklch": { "$type": "color", "$value": { "colorSpace": "oklch",
            "components": [0.7, 0.15, "none"] } },
          "p3": { "$type": "color", "$value": { "colorSpace": "display-p3",
            "components": [1, 0, 0] } },
          "px": { "$type": "dimension", "$value": { "value": -1.5, "unit": "px" } },
          "rem": { "$type": "dimension", "$value": { "value": 0.1, "unit": "rem" } },
          "ms": { "$type": "duration", "$value": { "value": 480, "unit": "ms" } },
          "s": { "$type": "duration", "$value": { "value": 0.24, "unit": "s" } },
          "bezier": { "$type": "cubicBezier", "$value": [0.4, -0.2, 0.2, 1.4] },
          "number": { "$type": "number", "$value": 1.25 },
          "huge": { "$type": "number", "$value": 1e21 },
          "tiny": { "$type": "number", "$value": -1e-9 },
          "family": { "$type": "fontFamily",
            "$value": ["O'Reilly \"Sans\"", "Cost $5 $x \\(y)", "serif"] },
          "one-family": { "$type": "fontFamily", "$value": "Inter" },
          "weight": { "$type": "fontWeight", "$value": "semi-bold" },
          "stroke": { "$type": "strokeStyle", "$value": "dotted" },
          "dashes": { "$type": "strokeStyle", "$value": {
            "dashArray": ["{plain.px}", { "value": 0.5, "unit": "rem" }],
            "lineCap": "round" } },
          "border": { "$type": "border", "$value": { "color": "{plain.hex}",
            "width": "{plain.rem}", "style": "{plain.stroke}" } },
          "transition": { "$type": "transition", "$value": { "duration": "{plain.s}",
            "delay": { "value": -100, "unit": "ms" }, "timingFunction": "{plain.bezier}" } },
          "shadow": { "$type": "shadow", "$value": { "color": "{plain.srgb}",
            "offsetX": { "value": 1, "unit": "px" }, "offsetY": "{plain.px}",
            "blur": { "value": 4, "unit": "px" }, "spread": { "value": 0, "unit": "px" },
            "inset": true } },
          "shadows": { "$type": "shadow", "$value": [{ "color": "{plain.p3}",
            "offsetX": { "value": 2, "unit": "px" }, "offsetY": { "value": 3, "unit": "px" },
            "blur": { "value": 4, "unit": "px" }, "spread": { "value": 5, "unit": "px" } },
            { "color": "{plain.hex}",
            "offsetX": { "value": 2, "unit": "px" }, "offsetY": { "value": 3, "unit": "px" },
            "blur": "{plain.px}", "spread": { "value": 5, "unit": "px" } }] },
          "gradient": { "$type": "gradient", "$value": [
            { "color": "{plain.hex}", "position": 0 },
            { "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "position": 0.3 },
            { "color": "{plain.p3}", "position": 1 }] },
          "text": { "$type": "typography", "$value": { "fontFamily": "{plain.family}",
            "fontSize": { "value": 1.5, "unit": "rem" }, "fontWeight": "{plain.weight}",
            "letterSpacing": { "value": -0.5, "unit": "px" }, "lineHeight": "{plain.number}" } }
        },
        "alias": {
          "color": { "$value": "{plain.hex}" }, "dimension": { "$value": "{plain.px}" },
          "family": { "$value": "{plain.family}" }, "weight": { "$value": "{plain.weight}" },
          "duration": { "$value": "{plain.s}" }, "bezier": { "$value": "{plain.bezier}" },
          "number": { "$value": "{plain.number}" }, "stroke": { "$value": "{plain.dashes}" },
          "border": { "$value": "{plain.border}" }, "shadow": { "$value": "{plain.shadows}" },
          "transition": { "$value": "{plain.transition}" }, "text": { "$value": "{plain.text}" },
          "gradient": { "$value": "{plain.gradient}" }, "twice": { "$value": "{alias.number}" },
          "themed": { "$value": "{theme.ink}" }
        },
        "theme": {
          "line": { "$type": "border", "$value": { "color": "{theme.ink}",
            "width": { "value": 1, "unit": "px" }, "style": "solid" } },
          "mixed": { "$type": "number", "$value": 1 }
        },
        "hostile": {
          "$type": "number",
          "class": { "$value": 1 }, "object": { "$value": 2 }, "typealias": { "$value": 3 },
          "2xl": { "$value": 4 }, "-1": { "$value": 5 }, "1": { "$value": 6 },
          "ok 👍🏽": { "$value": 7 }, "a b": { "$value": 8 }, "qu\"o'te": { "$value": 9 },
          "new\nline": { "$value": 10 }, "st*/ar": { "$value": 11 }, "par\\(en)": { "$value": 12 },
          "__proto__": { "$value": 13 }, "value": { "$value": 14 }, "by": { "$value": 15 },
          "yield": { "$value": 16 }, "Überschrift": { "$value": 17 }, "日本語": { "$value": 18 },
          "c:d<e>[f];g/h": { "$value": 19 }, "`tick`": { "$value": 20 }, "%": { "$value": 21 },
          "_": { "$value": 22 }, "INSTANCE": { "$value": 23 }, "hashCode": { "$value": 24 },
          "$root": { "$value": 25 }, "list-of": { "$value": 26 }, "theme": { "$value": 27 },
          "𝒳": { "$value": 28 },
          "companion": { "companion": { "$value": 29 } }, "string": { "string": { "$value": 30 } },
          "double": { "double": { "$value": 31 } }, "token-color": { "x": { "$value": 32 } },
          "tokens": { "x": { "$value": "{hostile.tokens.y}" }, "y": { "$value": 33 } },
          "deprecated": { "x": { "$value": 34, "$deprecated": "use $y \"now\"" } },
          "if": { "if": { "if": { "$value": 35 } } },
          "fun": { "$type": "color", "class": { "$value": { "colorSpace": "srgb",
            "components": [0, 0, 0] } } },
          "in": { "$type": "dimension", "class": { "$value": { "value": 36, "unit": "px" } } }
        },
        "old": { "$deprecated": true, "$type": "number", "a": { "$value": 1 },
          "b": { "$value": 2, "$deprecated": false }, "c": { "$value": "{old.a}" } }
      }] } },
      "modifiers": {
        "theme": { "default": "light", "contexts": {
          "light": [{ "theme": { "ink": { "$type": "color", "$value": {
              "colorSpace": "srgb", "components": [0, 0, 0] } },
            "both": { "$type": "number", "$value": 1 } } }],
          "dark": [{ "theme": { "ink": { "$type": "color", "$value": {
              "colorSpace": "srgb", "components": [1, 1, 1] } },
            "both": { "$value": "{plain.number}" } } }],
          "high contrast": [{ "theme": { "both": { "$type": "number", "$value": 3 },
              "ink": { "$type": "color", "$value": {
                "colorSpace": "srgb", "components": [0, 0, 0] } } } }]
        } },
        "class": { "contexts": {
          "2x": [{ "size": { "gap": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } },
            "only": { "$type": "number", "$value": 7 } } }],
          "object": [{ "size": { "gap": { "$type": "dimension", "$value": { "value": 2, "unit": "px" } } },
            "theme": { "both": { "$type": "number", "$value": 9 } } }]
        } }
      },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" },
        { "$ref": "#/modifiers/class" }]
    }
    """#

  /// The same tokens, as far as they depend on no modifier.
  static var withoutThemes: String {
    let text = document.replacingOccurrences(
      of: #""themed": { "$value": "{theme.ink}" }"#, with: "")
    // The members in front of it end with a comma, and the border of `theme` refers to a context.
    return text.replacingOccurrences(of: #""{alias.number}" },"#, with: #""{alias.number}" }"#)
      .replacingOccurrences(of: #""color": "{theme.ink}""#, with: #""color": "{plain.hex}""#)
      .split(separator: #""modifiers":"#)[0]
      + ##""resolutionOrder": [{ "$ref": "#/sets/base" }] }"##
  }
}
