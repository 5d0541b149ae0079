/// A project with every type, aliases, themes and hostile names.
enum SwiftEverything {
  static let document = #"""
    {
      "version": "2025.10",
      "sets": {
        "base": { "sources": [{
          "palette": { "$type": "color", "$description": "Raw colours.\nNot for use */ in views.",
            "gray": { "$value": { "colorSpace": "srgb", "components": [0.5, 0.25, 1] } },
            "bytes": { "$value": { "colorSpace": "srgb", "components": [0.8196, 0.8196, 0.8392],
              "hex": "#D1D1D6" } },
            "clear": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.06 } },
            "p3": { "$value": { "colorSpace": "display-p3", "components": [1, 0.2, 0.1] } },
            "oklch": { "$value": { "colorSpace": "oklch", "components": [0.7, 0.3, 150] } },
            "none": { "$value": { "colorSpace": "hsl", "components": ["none", 0, 50] } },
            "lab": { "$value": { "colorSpace": "lab", "components": [50, 40, -20], "alpha": 0.5 } },
            "hwb": { "$value": { "colorSpace": "hwb", "components": [200, 20, 30] } },
            "linear": { "$value": { "colorSpace": "srgb-linear", "components": [0.2, 0.3, 0.4] } },
            "a98": { "$value": { "colorSpace": "a98-rgb", "components": [0.2, 0.9, 0.4] } },
            "pro": { "$value": { "colorSpace": "prophoto-rgb", "components": [0.2, 0.9, 0.4] } },
            "rec": { "$value": { "colorSpace": "rec2020", "components": [0.2, 0.9, 0.4] } },
            "xyz": { "$value": { "colorSpace": "xyz-d65", "components": [0.2, 0.3, 0.4] } },
            "xyz50": { "$value": { "colorSpace": "xyz-d50", "components": [0.2, 0.3, 0.4] } },
            "lch": { "$value": { "colorSpace": "lch", "components": [50, 40, 20] } },
            "oklab": { "$value": { "colorSpace": "oklab", "components": [0.5, 0.1, -0.1] } },
            "old": { "$deprecated": "use \"gray\" \\(now)\nplease", "$value": "{palette.gray}" }
          },
          "alias-of-old": { "$value": "{palette.old}" },
          "space": { "$type": "dimension",
            "2xl": { "$value": { "value": 48, "unit": "px" } },
            "-1": { "$value": { "value": -1.5, "unit": "px" } },
            "1": { "$value": { "value": 1, "unit": "rem" } },
            "zero": { "$value": { "value": 0, "unit": "px" } },
            "100": { "$root": { "$value": "{space.2xl}" }, "wide": { "$value": "{space.1}" } }
          },
          "time": { "$type": "duration",
            "short": { "$value": { "value": 150, "unit": "ms" } },
            "long": { "$value": { "value": 1.005, "unit": "s" } }
          },
          "curve": { "$type": "cubicBezier", "ease": { "$value": [0.25, 0.1, 0.25, 1] } },
          "count": { "$type": "number", "few": { "$value": 3 }, "many": { "$value": 1e21 },
            "tiny": { "$value": -1e-7 }, "again": { "$value": "{count.few}" } },
          "font": {
            "family": { "$type": "fontFamily", "$value": ["O'Reilly \"Sans\" \\(x) $y", "serif"] },
            "one": { "$type": "fontFamily", "$value": "Inter" },
            "weight": { "$type": "fontWeight", "$value": "semi-bold" },
            "light": { "$type": "fontWeight", "$value": 250.5 },
            "body": { "$type": "typography", "$value": {
              "fontFamily": "{font.family}", "fontSize": "{space.1}", "fontWeight": "{font.weight}",
              "letterSpacing": { "value": 0.5, "unit": "px" }, "lineHeight": 1.5 } },
            "again": { "$value": "{font.body}" }
          },
          "line": {
            "double": { "$type": "strokeStyle", "$value": "double" },
            "dash": { "$type": "strokeStyle", "$value": {
              "dashArray": [{ "value": 4, "unit": "px" }, "{space.1}"], "lineCap": "round" } },
            "border": { "$type": "border", "$value": {
              "color": "{bg.sub-200}", "width": "{space.2xl}", "style": "{line.dash}" } },
            "move": { "$type": "transition", "$value": { "duration": "{time.long}",
              "delay": { "value": 0, "unit": "ms" }, "timingFunction": "{curve.ease}" } },
            "shadow": { "$type": "shadow", "$value": [
              { "color": "{palette.clear}", "offsetX": { "value": 0, "unit": "px" },
                "offsetY": "{space.1}", "blur": { "value": 8, "unit": "px" },
                "spread": { "value": -2, "unit": "px" } },
              { "color": "{palette.old}", "offsetX": { "value": 1, "unit": "px" },
                "offsetY": { "value": 2, "unit": "px" }, "blur": { "value": 3, "unit": "px" },
                "spread": { "value": 0, "unit": "px" }, "inset": true } ] },
            "fade": { "$type": "gradient", "$value": [
              { "color": "{palette.gray}", "position": 0 },
              { "color": "{bg.sub-200}", "position": 0.75 } ] }
          },
          "hostile": { "$type": "number", "$description": "",
            "class": { "$value": 1 }, "self": { "$value": 2 }, "init": { "$value": 3 },
            "Type": { "$value": 4 }, "Protocol": { "$value": 5 }, "default": { "$value": 6 },
            "__proto__": { "$value": 7 }, "😀": { "$value": 8 }, "❤": { "$value": 9 },
            "with space": { "$value": 10 }, "quo\"te": { "$value": 11 }, "new\nline": { "$value": 12 },
            "*/": { "$value": 13 }, "\\(x)": { "$value": 14 }, "50%": { "$value": 15 },
            "_": { "$value": 16 }, "été": { "$value": 17 }, "日本": { "$value": 18 },
            "Self": { "x": { "$value": 19 } }, "Any": { "x": { "$value": 20 } },
            "String": { "x": { "$value": 21 } }, "token-color": { "x": { "$value": 22 } },
            "Tokens": { "x": { "$value": "{hostile.self}" } }, "$root": { "$value": 23 },
            "-2": { "$value": 24 }, "2": { "$value": 25 }, "+2": { "$value": 26 },
            "type": { "x": { "$value": 27 } }, "protocol": { "x": { "$value": 28 } },
            "await": { "$value": 29 }, "some": { "$value": 30 }, "get": { "$value": 31 },
            "color": { "x": { "$value": 32 } }, "swift": { "x": { "$value": 33 } }
          },
          "text": { "$type": "string", "hi": { "$value": "a \"b\" \\(c)\n${d}\u202e\t*/" } },
          "flag": { "$type": "boolean", "on": { "$value": true } }
        }] }
      },
      "modifiers": {
        "theme": { "default": "light", "contexts": {
          "light": [{ "bg": { "$type": "color",
            "sub-200": { "$value": "{palette.gray}" },
            "soft": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } } }],
          "dark": [{ "bg": { "$type": "color",
            "sub-200": { "$value": "{palette.bytes}" },
            "soft": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } } }]
        } },
        "class": { "default": "none", "contexts": {
          "none": [{ "both": { "$type": "color", "a": { "$value": "{bg.sub-200}" },
            "b": { "$value": "{bg.soft}" } } }],
          "2x": [{ "both": { "$type": "color", "a": { "$value": "{palette.p3}" },
            "b": { "$value": "{bg.soft}" } } }],
          "self": [{ "both": { "$type": "color", "a": { "$value": "{palette.p3}" },
            "b": { "$value": "{palette.clear}" } } }]
        } }
      },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" },
        { "$ref": "#/modifiers/class" }]
    }
    """#
}
