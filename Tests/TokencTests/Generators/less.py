#!/usr/bin/env python3
"""An external generator of tokenc: Less variables, one file for each value of a modifier.

Options: "prefix" stands before every name; "modifier" (default "theme") chooses the files.
"""
import json
import re
import sys

given = json.load(sys.stdin)
options = given["options"]
prefix = options.get("prefix", "")
wanted = options.get("modifier", "theme")
modifier = next((m for m in given["modifiers"] if m["name"] == wanted), {"contexts": ["default"]})


def text(token, value):
    if token["type"] == "color":
        return value["hex"]
    if token["type"] in ("dimension", "duration"):
        return "%g%s" % (value["value"]["value"], value["value"]["unit"])
    return "%g" % value["value"] if token["type"] == "number" else None


def lines(context):
    for token in given["tokens"]:
        for value in token["values"]:
            css = text(token, value) if value["value"] is not None else None
            if css and value["contexts"].get(wanted, context) == context:
                yield "@%s%s: %s;\n" % (prefix, re.sub(r"[^\w-]+", "-", token["name"]), css)


files = [{"path": "%s.less" % c, "content": "".join(lines(c))} for c in modifier["contexts"]]
json.dump({"files": files}, sys.stdout)
