"""Checks generated Dart without a Dart compiler: check.py TOKENS.dart RESOLVED.json NAMES.json

The grammar of tree-sitter must accept every byte. Every constant must be made of constructors of
Flutter with the arguments that they take (SIGNATURES, from api.flutter.dev), of its declared type,
and have the value of the resolved JSON, worked out here a second time.
"""
import json
import re
import sys

import tree_sitter
import tree_sitter_dart

# Constructors: the types of positional arguments, and those of named ones (! where required).
SIGNATURES = {
    "Color": (["int"], {}),
    "Color.from": ([], {"alpha": "double!", "red": "double!", "green": "double!",
                        "blue": "double!", "colorSpace": "ColorSpace"}),
    "Duration": ([], {"milliseconds": "int", "microseconds": "int"}),
    "Cubic": (["double"] * 4, {}),
    "Offset": (["double"] * 2, {}),
    "BorderSide": ([], {"color": "Color", "width": "double", "style": "BorderStyle"}),
    "BoxShadow": ([], {"color": "Color", "offset": "Offset", "blurRadius": "double",
                       "spreadRadius": "double"}),
    "LinearGradient": ([], {"begin": "Alignment", "end": "Alignment",
                            "colors": "List<Color>!", "stops": "List<double>"}),
    "TextStyle": ([], {"fontFamily": "String", "fontFamilyFallback": "List<String>",
                       "fontSize": "double", "fontWeight": "FontWeight",
                       "letterSpacing": "double", "height": "double"}),
    "TokenTransition": ([], {"duration": "Duration!", "delay": "Duration!", "curve": "Cubic!"}),
}
CONSTANTS = {"ColorSpace": ["displayP3"], "Alignment": ["topCenter", "bottomCenter"],
             "FontWeight": ["w%d00" % n for n in range(1, 10)]}
TOKEN = re.compile(
    r"\s*(?:(?P<hex>0x[0-9A-F]{8})|(?P<double>-?\d+\.\d+)|(?P<int>-?\d+)|(?P<text>'(?:[^'\\$\n]|\\.)*')"
    r"|(?P<list><(?P<of>\w+)>\[)|(?P<name>[A-Za-z_$][\w$]*(?:\.\w+)?)|(?P<sign>[(),:\]]))")


class Reader:
    """Reads one constant expression."""

    def __init__(self, text, known):
        self.text, self.known, self.place, self.token = text, known, 0, None
        self.advance()

    def advance(self):
        found = TOKEN.match(self.text, self.place)
        if not found and self.text[self.place:].strip():
            raise ValueError("cannot read %r" % self.text[self.place:][:40])
        self.token, self.place = found, found.end() if found else len(self.text)

    def sign(self, sign):
        if self.token and self.token["sign"] == sign:
            self.advance()
            return True
        return False

    def value(self):
        """The type and the value."""
        token = self.token
        self.advance()
        if token["hex"]:
            return "int", int(token["hex"], 16)
        if token["double"]:
            return "double", float(token["double"])
        if token["int"]:
            return "int", int(token["int"])
        if token["text"]:
            def plain(escape):
                name = escape[1]
                return chr(int(name[2:-1], 16)) if name.startswith("u{") else {"n": "\n"}.get(name, name)
            return "String", re.sub(r"\\(u\{[0-9a-f]+\}|.)", plain, token["text"][1:-1])
        if token["list"]:
            items = []
            while not self.sign("]"):
                kind, item = self.value()
                assert kind == token["of"], "%s in a list of %s" % (kind, token["of"])
                items.append(item)
                self.sign(",")
            return "List<%s>" % token["of"], items
        name = token["name"]
        if name in SIGNATURES and self.sign("("):
            return self.call(name)
        if name in ("true", "false"):
            return "bool", name == "true"
        if name == "null":
            return "Null", None
        if name in self.known:
            return self.known[name]
        kind, _, member = name.partition(".")
        assert member in CONSTANTS.get(kind, []), "there is no %s" % name
        return kind, member

    def call(self, name):
        positional, named = SIGNATURES[name]
        given, members = [], {}
        while not self.sign(")"):
            word = self.token["name"]
            after = TOKEN.match(self.text, self.place)
            if word in named and after and after["sign"] == ":":
                self.advance()
                self.advance()
                kind, value = self.value()
                assert kind == named[word].rstrip("!"), "%s of %s is a %s" % (word, name, kind)
                assert word not in members, word
                members[word] = value
            else:
                kind, value = self.value()
                assert len(given) < len(positional) and kind == positional[len(given)], (name, kind)
                given.append(value)
            self.sign(",")
        assert len(given) == len(positional), "%s lacks arguments" % name
        for word, kind in named.items():
            assert word in members or not kind.endswith("!"), "%s lacks %s" % (name, word)
        return name.partition(".")[0], (name, given, members)


def near(a, b):
    return abs(a - b) <= 1e-9 * max(1, abs(a), abs(b))


def points(length):
    factor = {"px": 1, "dp": 1, "sp": 1, "pt": 4 / 3, "rem": 16, "in": 96, "cm": 96 / 2.54,
              "mm": 9.6 / 2.54, "pc": 16, "Q": 2.4 / 2.54}
    return length["value"] * factor.get(length["unit"], 1)


def color(shown, value, hexadecimal):
    name, given, members = shown
    if name == "Color":
        rgb, alpha = hexadecimal[1:7], hexadecimal[7:] or "ff"
        return given[0] == int(alpha + rgb, 16)
    parts = [members["red"], members["green"], members["blue"]]
    if value["colorSpace"] == "display-p3" and all(0 <= c <= 1 for c in value["components"]):
        return all(near(a, b) for a, b in zip(parts, value["components"]))
    return all(0 <= part <= 1 for part in parts) and near(members["alpha"], value.get("alpha", 1))


def time(shown, value):
    _, _, members = shown
    own = members.get("milliseconds", 0) * 1000 + members.get("microseconds", 0)
    return abs(own - value["value"] * (1000 if value["unit"] == "ms" else 1e6)) <= 0.5


def curve(shown, value):
    return all(near(a, b) for a, b in zip(shown[1], value))


WEIGHTS = {"thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
           "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600,
           "demi-bold": 600, "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900,
           "heavy": 900, "extra-black": 950, "ultra-black": 950}


def weight(shown, value):
    number = WEIGHTS.get(value, value)
    return abs(int(shown[1:]) - number) <= 50


def equals(kind, shown, type_name, value, hexadecimal):
    """Whether a constant is what the resolved JSON says."""
    if type_name == "color":
        return color(shown, value, hexadecimal)
    if type_name == "dimension":
        return near(shown, points(value) if isinstance(value, dict) else value)
    if type_name in ("number",):
        return near(shown, value)
    if type_name == "fontFamily":
        return shown == (value if isinstance(value, list) else [value])
    if type_name == "fontWeight":
        return weight(shown, value)
    if type_name == "duration":
        return time(shown, value)
    if type_name == "cubicBezier":
        return curve(shown, value)
    if type_name == "strokeStyle":
        return shown == (value if isinstance(value, str) else "dashed")
    if type_name == "border":
        return near(shown[2]["width"], max(points(value["width"]), 0))
    if type_name == "transition":
        own = shown[2]
        return (time(own["duration"], value["duration"]) and time(own["delay"], value["delay"])
                and curve(own["curve"], value["timingFunction"]))
    if type_name == "shadow":
        layers = value if isinstance(value, list) else [value]
        return len(layers) == len(shown) and all(
            near(own[2]["blurRadius"], max(points(layer["blur"]), 0))
            and near(own[2]["spreadRadius"], points(layer["spread"]))
            and near(own[2]["offset"][1][0], points(layer["offsetX"]))
            and near(own[2]["offset"][1][1], points(layer["offsetY"]))
            for own, layer in zip(shown, layers))
    if type_name == "gradient":
        stops = value * 2 if len(value) == 1 else value
        return (len(shown[2]["colors"]) == len(stops)
                and all(near(a, b["position"]) for a, b in zip(shown[2]["stops"], stops)))
    if type_name == "typography":
        own = shown[2]
        families = value["fontFamily"]
        families = families if isinstance(families, list) else [families]
        size = points(value["fontSize"])
        height = value["lineHeight"]
        height = points(height) / size if isinstance(height, dict) else height
        spacing = value.get("letterSpacing")
        return ([own["fontFamily"]] + own.get("fontFamilyFallback", []) == families
                and near(own["fontSize"], size) and weight(own["fontWeight"], value["fontWeight"])
                and near(own["height"], height)
                and (spacing is None or spacing["unit"] == "em"
                     or near(own["letterSpacing"], points(spacing))))
    return shown == value or isinstance(value, (int, float)) and near(shown, value)


def main(dart, resolved, names):
    source = open(dart, "rb").read()
    tree = tree_sitter.Parser(tree_sitter.Language(tree_sitter_dart.language())).parse(source)
    text = source.decode()
    assert not tree.root_node.has_error, "the grammar refuses the file"
    for keyword in ("static const ", "final "):
        declared = re.findall(r"^  %s(?:[\w<>?]+) ([\w$]+)(?: =|;)" % keyword, text, re.M)
        assert all(not name.startswith("_") for name in declared), "a private name"
    known, constants = {}, {}
    pending = re.findall(r"^  static const ([\w<>]+) ([\w$]+) = (.*);$", text, re.M)
    while pending:
        rest = []
        for kind, name, expression in pending:
            if expression != name and any(expression == other for _, other, _ in pending):
                rest.append((kind, name, expression))  # An alias of what is still to be read.
                continue
            reader = Reader(expression, known)
            found, value = reader.value()
            assert reader.token is None and found == kind, "%s: %s is no %s" % (name, found, kind)
            assert name not in known, "%s is declared twice" % name
            known[name] = constants[name] = (kind, value)
        assert len(rest) < len(pending), "aliases in a circle"
        pending = rest
    # The fields of each extension, and of each of its constants.
    fields = {}
    for name, body in re.findall(r"^final class (\w+) extends .*? \{$(.*?)^\}$", text, re.M | re.S):
        fields[name] = {f: k for k, f in re.findall(r"^  final ([\w<>?]+) ([\w$]+);$", body, re.M)}
        for each in ("required this.%s,", "%s: %s ?? this.%s,"):
            for field in fields[name]:
                line = each % ((field,) * each.count("%s"))
                assert line in body, "%s lacks %s" % (name, line)
    contexts = {}
    for kind, name, body in re.findall(r"^const (\w+) ([\w$]+) = \w+\($(.*?)^\);$", text, re.M | re.S):
        lines = re.findall(r"^  ([\w$]+): (.*),$", body, re.M)
        assert [field for field, _ in lines] == list(fields[kind]), name
        for field, expression in lines:
            reader = Reader(expression, {})
            found, value = reader.value()
            wanted = fields[kind][field]
            assert reader.token is None and (
                found == wanted.rstrip("?") or wanted.startswith("Object")
                or found == "Null" and wanted.endswith("?")), (name, field, found)
            contexts[name, field] = (found, value)
    count = 0
    members = json.load(open(names))
    for token in json.load(open(resolved))["tokens"]:
        own = members[token["name"]]
        for value, constant in zip(token["values"], own["constants"]):
            if constant is None and value["value"] is None:
                continue
            kind, shown = contexts[constant, own["member"]] if constant else constants[own["member"]]
            if value["value"] is None:
                assert shown is None, token["name"]
            else:
                assert equals(kind, shown, value.get("type", token["type"]), value["value"],
                              value.get("hex")), (token["name"], shown, value)
            count += 1
    print("%d values of %d tokens" % (count, len(members)))


main(*sys.argv[1:])
