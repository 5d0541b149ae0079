/// Rules of groups that extend others (R-030 to R-038), and what must not follow from their faults.
enum ExtendsRules {
  /// Files without an error, and values that come out of them.
  static let accepted: [(text: String, values: [String: String])] = [
    (#"{"a":{"x":{@n:1}},"ab":{"$extends":"{a}"}}"#, ["ab.x": #"1"#]),
    (
      #"{"a":{"$type":"number","x":{"$value":1},"y":{"$value":2},"s":{"t":{"$value":3},"u":{"$value":4}}},"b":{"$extends":"{a}","y":{"$value":20},"s":{"u":{"$value":40},"w":{"$value":50}},"z":{"$value":60}}}"#,
      [
        "b.x": #"1"#, "b.y": #"20"#, "b.s.t": #"3"#, "b.s.u": #"40"#, "b.s.w": #"50"#,
        "b.z": #"60"#,
      ]
    ),
    (
      ##"{"c":{"$extends":"{b}","z":{"$value":3}},"b":{"$extends":"#/a","y":{"$value":2}},"a":{"$type":"number","x":{"$value":1}}}"##,
      ["c.x": #"1"#, "c.y": #"2"#, "c.z": #"3"#]
    ),
    (
      ##"{"a":{"x":{@n:1}},"b":{"$extends":"{a}"},"c":{"$extends":"{a}"},"d":{"$ref":"#/b"}}"##,
      ["d.x": #"1"#]
    ),
    (
      #"{"a":{"$type":"number","x":{@n:1}},"b":{"$extends":"{a}","$type":"color","c":{"$value":@c}}}"#,
      ["b.x": #"1"#, "b.c": #"{"colorSpace":"srgb","components":[0.1,0.2,0.3]}"#]
    ),
    (
      #"{"a":{"base":{@n:1},"x":{@n:"{a.base}"}},"b":{"$extends":"{a}","base":{@n:9}}}"#,
      ["b.x": #"1"#]
    ),
    (
      ##"{"a":{"x":{@n:1}},"b":{"$extends":"{a}"},"c":{@n:"{b.x}"},"d":{"$ref":"#/b/x"},"e":{@n:{"$ref":"#/b/x/$value"}}}"##,
      ["c": #"1"#, "d": #"1"#, "e": #"1"#]
    ),
    (#"{"a":{"g":{"x":{@n:1}}},"b":{"$extends":"{a}"},"c":{"$extends":"{b.g}"}}"#, ["c.x": #"1"#]),
    (#"{"c":{"$extends":"{b.g}"},"b":{"$extends":"{a}"},"a":{"g":{"x":{@n:1}}}}"#, ["c.x": #"1"#]),
    (
      ##"{"c":{"$ref":"#/b/g"},"b":{"$ref":"#/a"},"a":{"g":{"x":{@n:1}}}}"##,
      ["c.x": #"1"#, "b.g.x": #"1"#]
    ),
    (##"{"c":{"$ref":"#/b"},"b":{"$ref":"#/a"},"a":{"x":{@n:1}}}"##, ["c.x": #"1"#]),
    (##"{"c":{"$ref":"#/b"},"b":{"$ref":"#/a"},"a":{@n:1}}"##, ["c": #"1"#]),
    (##"{"c":{"$ref":"#/b/x"},"b":{"$extends":"{a}"},"a":{"x":{@n:1}}}"##, ["c": #"1"#]),
    (#"{"z":{"k":{@n:7}},"a":{"g":{"$extends":"{z}"}},"b":{"$extends":"{a}"}}"#, ["b.g.k": #"7"#]),
    (#"{"p":{"a":{"x":{@n:1}},"b":{"$extends":"{p.a}"}}}"#, ["p.b.x": #"1"#]),
    (
      #"{"a":{"$root":{@n:1},"x":{@n:2}},"b":{"$extends":"{a}","$root":{@n:3}}}"#,
      ["b.$root": #"3"#, "b.x": #"2"#]
    ),
    (
      #"{"a":{"s":{"$type":"number","x":{"$value":1}}},"b":{"$extends":"{a}","s":{"y":{"$value":2}}}}"#,
      ["b.s.y": #"2"#, "b.s.x": #"1"#]
    ),
    (
      #"{"a":{"$type":"dimension"},"b":{"$extends":"{a}","x":{"$value":@3px}}}"#,
      ["b.x": #"{"value":3,"unit":"px"}"#]
    ),
    (
      #"{"p":{"$type":"number","a":{"x":{"$value":1}}},"b":{"$extends":"{p.a}","$type":"number"}}"#,
      ["b.x": #"1"#]
    ),
  ]

  /// Files with errors, and the codes of these in file order.
  static let refused: [(text: String, codes: [String])] = [
    (#"{"t":{@n:1},"g":{"$extends":"{t}"}}"#, ["extends-token"]),
    (##"{"t":{@n:1},"g":{"$extends":"#/t"}}"##, ["extends-token"]),
    (#"{"g":{"$root":{@n:1}},"h":{"$extends":"{g.$root}"}}"#, ["extends-token"]),
    (#"{"g":{"$extends":"{nope}"}}"#, ["extends-target-missing"]),
    (##"{"g":{"$extends":"#/nope/x"}}"##, ["extends-target-missing"]),
    (#"{"a":{"b":{}},"g":{"$extends":"{b}"}}"#, ["extends-target-missing"]),
    (#"{"a":{},"g":{"$extends":1}}"#, ["malformed-reference"]),
    (#"{"a":{},"g":{"$extends":null}}"#, ["malformed-reference"]),
    (#"{"a":{},"g":{"$extends":[]}}"#, ["malformed-reference"]),
    (#"{"a":{},"g":{"$extends":{}}}"#, ["malformed-reference"]),
    (#"{"a":{},"g":{"$extends":["{a}"]}}"#, ["malformed-reference"]),
    (#"{"a":{},"g":{"$extends":"a"}}"#, ["malformed-reference"]),
    (#"{"a":{},"g":{"$extends":"{a"}}"#, ["malformed-reference"]),
    (#"{"a":{},"g":{"$extends":"a}"}}"#, ["malformed-reference"]),
    (#"{"a":{},"g":{"$extends":"{}"}}"#, ["malformed-reference"]),
    (#"{"a":{},"g":{"$extends":"{a..b}"}}"#, ["malformed-reference"]),
    (#"{"a":{},"g":{"$extends":" {a}"}}"#, ["malformed-reference"]),
    (#"{"a":{},"g":{"$extends":"{a} "}}"#, ["malformed-reference"]),
    (#"{"a":{},"g":{"$extends":"{ a }"}}"#, ["extends-target-missing"]),
    (#"{"g":{"$extends":"{g}"}}"#, ["extends-circle"]),
    (#"{"g":{"$extends":"{h}"},"h":{"$extends":"{g}"}}"#, ["extends-circle", "extends-circle"]),
    (
      ##"{"g":{"$ref":"#/h","x":{@n:1}},"h":{"$extends":"#/i"},"i":{"$extends":"{g}"}}"##,
      ["extends-circle", "extends-circle", "extends-circle"]
    ),
    (
      #"{"a":{"$extends":"{b.c}"},"b":{"c":{"d":{"$extends":"{a}"}}}}"#,
      ["extends-circle", "extends-circle"]
    ),
    (#"{"a":{"b":{"$extends":"{a}"}}}"#, ["extends-ancestor"]),
    (##"{"a":{"b":{"c":{"$extends":"#/a"}}}}"##, ["extends-ancestor"]),
    (##"{"a":{"b":{"$extends":"#"}}}"##, ["extends-ancestor"]),
    (#"{"g":{},"t":{@n:1,"$extends":"{g}"}}"#, ["extends-on-token"]),
    (
      #"{"a":{"$type":"number","x":{"$value":1}},"b":{"$extends":"{a}","$type":"color"}}"#,
      ["wrong-value"]
    ),
    (#"{"a":{"x":{@n:1}},"b":{"$extends":"{a}","x":{"$value":2}}}"#, ["missing-type"]),
    (#"{"a":{"s":{"x":{@n:1}}},"b":{"$extends":"{a}","s":{@n:2}}}"#, ["token-and-group"]),
    (#"{"a":{"s":{@n:1}},"b":{"$extends":"{a}","s":{"x":{@n:2}}}}"#, ["token-and-group"]),
    (
      #"{"p":{"$type":"number","a":{"x":{"$value":1}}},"b":{"$extends":"{p.a}"}}"#, ["missing-type"]
    ),
    (##"{"a":{"x":{@n:1}},"b":{"$extends":"{nope}","$ref":"#/a"}}"##, ["extends-on-token"]),
    (#"{"primary":{"$extends":"{nope}","bg":{"$value":1}}}"#, ["extends-target-missing"]),
    (##"{"primary":{"$ref":"#/nope","bg":{"$value":1}}}"##, ["extends-target-missing"]),
    (
      #"{"primary":{"$extends":"{nope}","g":{"h":{"bg":{"$value":1}}}}}"#,
      ["extends-target-missing"]
    ),
    (#"{"primary":{"$extends":"nope","bg":{"$value":1}}}"#, ["malformed-reference"]),
    (#"{"g":{"$type":"zzz","a":{"$value":1}},"b":{"$value":"{g.a}"}}"#, ["unknown-type"]),
    (#"{"t":{@n:1},"primary":{"$extends":"{t}","bg":{"$value":1}}}"#, ["extends-token"]),
    (
      #"{"a":{"$extends":"{b}","bg":{"$value":1}},"b":{"$extends":"{a}","bg":{"$value":1}}}"#,
      ["extends-circle", "extends-circle"]
    ),
    (
      #"{"a":{"$extends":"{nope}"},"b":{"$extends":"{a}","x":{"$value":1}}}"#,
      ["extends-target-missing"]
    ),
    (#"{"a":{"$extends":"{nope}"},"b":{@n:"{a.x}"}}"#, ["extends-target-missing"]),
    (#"{"a":{"$value":1},"b":{"$value":"{a}"},"c":{"$value":"{b}"}}"#, ["missing-type"]),
    (#"{"a":{"$extends":"{nope}"},"b":{"$value":1}}"#, ["extends-target-missing", "missing-type"]),
  ]
}
