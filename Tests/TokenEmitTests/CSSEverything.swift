/// One project with every type, alias, reference inside a composite, hostile name, and value that
/// depends on one modifier or on two.
enum CSSEverything {
  static let document = #"""
    {
      "version": "2025.10",
      "sets": { "base": { "sources": [{
        "plain": {
          "srgb": { "$type": "color", "$value": { "colorSpace": "srgb",
            "components": [0.5, 0.25, 1], "alpha": 0.5 } },
          "hex": { "$type": "color", "$value": { "colorSpace": "srgb",
            "components": [1, 0.4, 0], "hex": "#FF6600" } },
          "hsl": { "$type": "color", "$value": { "colorSpace": "hsl",
            "components": [210, 50, 40], "alpha": 0.8 } },
          "hwb": { "$type": "color", "$value": { "colorSpace": "hwb",
            "components": [120, 10, 30] } },
          "p3": { "$type": "color", "$value": { "colorSpace": "display-p3",
            "components": [1, 0, 0] } },
          "oklch": { "$type": "color", "$value": { "colorSpace": "oklch",
            "components": [0.7, 0.15, "none"] } },
          "lab": { "$type": "color", "$value": { "colorSpace": "lab",
            "components": [50, 20, -30] } },
          "xyz": { "$type": "color", "$value": { "colorSpace": "xyz-d50",
            "components": [0.2, 0.3, 0.1], "alpha": 0.25 } },
          "px": { "$type": "dimension", "$value": { "value": -1.5, "unit": "px" } },
          "rem": { "$type": "dimension", "$value": { "value": 0.1, "unit": "rem" } },
          "zero": { "$type": "dimension", "$value": { "value": 0, "unit": "px" } },
          "ms": { "$type": "duration", "$value": { "value": 480, "unit": "ms" } },
          "s": { "$type": "duration", "$value": { "value": 0.24, "unit": "s" } },
          "bezier": { "$type": "cubicBezier", "$value": [0.4, -0.2, 0.2, 1.4] },
          "number": { "$type": "number", "$value": 1.25 },
          "family": { "$type": "fontFamily",
            "$value": ["O'Reilly \"Sans\"", "Segoe UI", "system-ui", "serif"] },
          "one-family": { "$type": "fontFamily", "$value": "Inter" },
          "weight": { "$type": "fontWeight", "$value": "semi-bold" },
          "stroke": { "$type": "strokeStyle", "$value": "dotted" },
          "dashes": { "$type": "strokeStyle", "$value": {
            "dashArray": [{ "value": 4, "unit": "px" }, { "value": 0.5, "unit": "rem" }],
            "lineCap": "round" } },
          "border": { "$type": "border", "$value": { "color": "{plain.hex}",
            "width": "{plain.rem}", "style": "{plain.stroke}" } },
          "transition": { "$type": "transition", "$value": { "duration": "{plain.s}",
            "delay": { "value": -100, "unit": "ms" }, "timingFunction": "{plain.bezier}" } },
          "shadow": { "$type": "shadow", "$value": { "color": "{plain.srgb}",
            "offsetX": { "value": 1, "unit": "px" }, "offsetY": "{plain.px}",
            "blur": { "value": 4, "unit": "px" }, "spread": { "value": 0, "unit": "px" },
            "inset": true } },
          "shadows": { "$type": "shadow", "$value": ["{plain.shadow}", { "color": "{plain.p3}",
            "offsetX": { "value": 2, "unit": "px" }, "offsetY": { "value": 3, "unit": "px" },
            "blur": { "value": 4, "unit": "px" }, "spread": { "value": 5, "unit": "px" } }] },
          "gradient": { "$type": "gradient", "$value": [
            { "color": "{plain.hex}", "position": 0 },
            { "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "position": 0.3 },
            { "color": "{plain.p3}", "position": 1 }] },
          "text": { "$type": "typography", "$value": { "fontFamily": "{plain.family}",
            "fontSize": { "value": 1.5, "unit": "rem" }, "fontWeight": "{plain.weight}",
            "letterSpacing": { "value": -0.5, "unit": "px" }, "lineHeight": "{plain.number}" } }
        },
        "alias": {
          "color": { "$value": "{plain.hex}" }, "p3": { "$value": "{plain.p3}" },
          "chain": { "$value": "{alias.color}" }, "px": { "$value": "{plain.px}" },
          "border": { "$value": "{plain.border}" }, "text": { "$value": "{plain.text}" },
          "gradient": { "$value": "{plain.gradient}" }, "shadows": { "$value": "{plain.shadows}" }
        },
        "hostile": { "$type": "number",
          "class": { "$value": 1 }, "2xl": { "$value": 2 }, "-1": { "$value": 3 },
          "1": { "$value": 4 }, "🎨 art": { "$value": 5 }, "a b": { "$value": 6 },
          "quote\"'": { "$value": 7 }, "line\nbreak": { "$value": 8 }, "*/ end": { "$value": 9 },
          "\\(x)": { "$value": 10 }, "cash$": { "$value": 11 }, "__proto__": { "$value": 12 },
          "©": { "$value": 13 }, "größe": { "$value": 14 }, "</style>": { "$value": 15 },
          "empty": { "$value": 16, "$description": "" },
          "said": { "$value": 17, "$description": "ends */ here </style>\nnext", "$deprecated": "use */ x" },
          "$root": { "$value": 18 }
        },
        "mixed": { "both": { "$value": "{theme.both}" }, "button": { "$value": "{theme.bg}" }, "padding": { "$value": "{density.space}" },
          "edge": { "$type": "border", "$value": { "color": "{theme.bg}",
            "width": "{density.space}", "style": "solid" } },
          "edge-alias": { "$value": "{mixed.edge}" },
          "glow": { "$type": "shadow", "$value": { "color": "{theme.wide}",
            "offsetX": { "value": 1, "unit": "px" }, "offsetY": "{density.space}",
            "blur": { "value": 4, "unit": "px" }, "spread": { "value": 0, "unit": "px" } } } }
      }] } },
      "modifiers": {
        "theme": { "default": "light", "contexts": {
          "light": [{ "theme": { "both": { "$type": "number", "$value": 1 },
            "bg": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
            "wide": { "$type": "color", "$value": { "colorSpace": "display-p3",
              "components": [0, 1, 0] } },
            "same": { "$type": "number", "$value": 1 },
            "swap": { "$value": "{plain.hex}" } } }],
          "dark": [{ "theme": { "both": { "$type": "number", "$value": 2 },
            "bg": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
            "wide": { "$type": "color", "$value": { "colorSpace": "srgb",
              "components": [0, 0.5, 0] } },
            "same": { "$type": "number", "$value": 1 },
            "swap": { "$value": "{theme.bg}" },
            "only-dark": { "$type": "number", "$value": 7 } } }],
          "high contrast": [{ "theme": { "both": { "$type": "number", "$value": 3 },
            "bg": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 0] } },
            "wide": { "$type": "color", "$value": { "colorSpace": "display-p3",
              "components": [0, 1, 0] } },
            "same": { "$type": "number", "$value": 1 },
            "swap": { "$value": "{plain.p3}" } } }]
        } },
        "density": { "default": "cozy", "contexts": {
          "cozy": [{ "density": { "space": { "$type": "dimension",
            "$value": { "value": 16, "unit": "px" } } } }],
          "compact": [{ "theme": { "both": { "$type": "number", "$value": 9 } }, "density": { "space": { "$type": "dimension",
            "$value": { "value": 8, "unit": "px" } } } }]
        } }
      },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" },
        { "$ref": "#/modifiers/density" }]
    }
    """#
}
