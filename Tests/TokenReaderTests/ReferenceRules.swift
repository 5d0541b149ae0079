/// Rules of references in braces and as pointers (R-040 to R-064).
enum ReferenceRules {
  /// Files without an error, and values that come out of them.
  static let accepted: [(text: String, values: [String: String])] = [
    (
      ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[0.5,{"$ref":"#/a/$value/components/0"},0]}}}"##,
      ["a": #"{"colorSpace":"srgb","components":[0.5,0.5,0]}"#]
    ),
    (
      ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/b/$value/components/1"},0.25,0]}},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/a/$value/components/1"},0.75,0]}}}"##,
      [
        "a": #"{"colorSpace":"srgb","components":[0.75,0.25,0]}"#,
        "b": #"{"colorSpace":"srgb","components":[0.25,0.75,0]}"#,
      ]
    ),
    (
      ##"{"a/b":{"c~d":{@n:1}},"x":{"$ref":"#/a~1b/c~0d"},"y":{@n:{"$ref":"#/a~1b/c~0d/$value"}},"z":{@n:"{a/b.c~d}"},"~1":{@n:5},"w":{"$ref":"#/~01"}}"##,
      ["x": #"1"#, "y": #"1"#, "z": #"1"#, "w": #"5"#]
    ),
    (
      ##"{"a b":{@n:1},"é":{@n:2},"50%":{@n:3},"x":{"$ref":"#/a%20b"},"y":{"$ref":"#/a b"},"z":{"$ref":"#/%C3%A9"},"w":{"$ref":"#/é"},"v":{"$ref":"#/50%25"},"s":{@n:1},"u":{@n:{"$ref":"#/a%20b/%24value"}}}"##,
      ["x": #"1"#, "y": #"1"#, "z": #"2"#, "w": #"2"#, "v": #"3"#, "u": #"1"#]
    ),
    (
      ##"{"c":{"$type":"color","$value":{"colorSpace":"hsl","components":[10,20,30],"alpha":0.5,"hex":"#abcdef"}},"b":{"$type":"color","$value":{"colorSpace":{"$ref":"#/c/$value/colorSpace"},"components":{"$ref":"#/c/$value/components"},"alpha":{"$ref":"#/c/$value/alpha"},"hex":{"$ref":"#/c/$value/hex"}}}}"##,
      ["b": ##"{"colorSpace":"hsl","components":[10,20,30],"alpha":0.5,"hex":"#abcdef"}"##]
    ),
    (
      ##"{"n":{@n:0.5},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/n/$value"},0,"none"],"alpha":{"$ref":"#/n/$value"}}}}"##,
      ["b": #"{"colorSpace":"srgb","components":[0.5,0,"none"],"alpha":0.5}"#]
    ),
    (
      ##"{"c":{"$type":"color","$value":{"colorSpace":"srgb","components":["none",0,0]}},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/c/$value/components/0"},0,0]}}}"##,
      ["b": #"{"colorSpace":"srgb","components":["none",0,0]}"#]
    ),
    (
      ##"{"d":{"$type":"dimension","$value":@3px},"b":{"$type":"dimension","$value":{"value":{"$ref":"#/d/$value/value"},"unit":{"$ref":"#/d/$value/unit"}}},"u":{"$type":"duration","$value":{"value":3,"unit":"s"}},"v":{"$type":"duration","$value":{"value":{"$ref":"#/u/$value/value"},"unit":{"$ref":"#/u/$value/unit"}}}}"##,
      ["b": #"{"value":3,"unit":"px"}"#, "v": #"{"value":3,"unit":"s"}"#]
    ),
    (
      ##"{"c":{"$type":"color","$value":@c},"br":{"$type":"border","$value":{"color":"{c}","width":@2px,"style":"solid"}},"w":{"$type":"dimension","$value":{"$ref":"#/br/$value/width"}},"k":{"$type":"color","$value":{"$ref":"#/br/$value/color"}},"k0":{@n:{"$ref":"#/br/$value/color/components/0"}},"st":{"$type":"strokeStyle","$value":{"$ref":"#/br/$value/style"}},"b2":{"$type":"border","$value":{"color":{"$ref":"#/br/$value/color"},"width":{"$ref":"#/w/$value"},"style":{"$ref":"#/br/$value/style"}}}}"##,
      [
        "w": #"{"value":2,"unit":"px"}"#, "k": #"{"colorSpace":"srgb","components":[0.1,0.2,0.3]}"#,
        "k0": #"0.1"#, "st": #""solid""#,
        "b2":
          #"{"color":{"colorSpace":"srgb","components":[0.1,0.2,0.3]},"width":{"value":2,"unit":"px"},"style":"solid"}"#,
      ]
    ),
    (
      ##"{"c":{"$type":"color","$value":@c},"b1":{"$type":"border","$value":{"color":{"$ref":"#/c/$value"},"width":@1px,"style":"solid"}},"b2":{"$type":"border","$value":{"color":{"$ref":"#/b1/$value/color"},"width":@1px,"style":"solid"}},"n":{@n:{"$ref":"#/b2/$value/color/components/1"}}}"##,
      ["n": #"0.2"#]
    ),
    (
      ##"{"c":{"$type":"color","$value":@c},"a":{"$type":"color","$value":"{c}"},"r":{"$ref":"#/c"},"n":{@n:{"$ref":"#/a/$value/components/1"}},"m":{@n:{"$ref":"#/r/$value/components/1"}}}"##,
      ["n": #"0.2"#, "m": #"0.2"#]
    ),
    (
      ##"{"s":{"$type":"shadow","$value":[{"color":@c,"offsetX":@1px,"offsetY":@2px,"blur":@3px,"spread":@4px},{"color":@c,"offsetX":@5px,"offsetY":@2px,"blur":@3px,"spread":@4px}]},"x":{"$type":"dimension","$value":{"$ref":"#/s/$value/1/offsetX"}},"t":{"$type":"shadow","$value":[{"$ref":"#/s/$value/1"}]},"u":{"$type":"shadow","$value":{"$ref":"#/s/$value/1"}}}"##,
      ["x": #"{"value":5,"unit":"px"}"#]
    ),
    (#"{"a":{@n:1},"b":{@n:"\u007ba}"},"c":{"$value":"{\u0061}"}}"#, ["b": #"1"#, "c": #"1"#]),
    (
      ##"{"a":{@n:1},"b":{"$ref":"#/a","$type":"number","$description":"x","$deprecated":true,"$extensions":{}}}"##,
      ["b": #"1"#]
    ),
    (
      ##"{"n":{@n:1},"g":{"$type":"dimension","a":{"$value":"{n}"},"b":{"$ref":"#/n"}}}"##,
      ["g.a": #"1"#, "g.b": #"1"#]
    ),
  ]

  /// Files with errors, and the codes of these in file order.
  static let refused: [(text: String, codes: [String])] = [
    (#"{"a":{@n:1},"b":{@n:"{a"}}"#, ["malformed-reference"]),
    (#"{"a":{@n:1},"b":{@n:"a}"}}"#, ["malformed-reference"]),
    (#"{"a":{@n:1},"b":{@n:"{a} "}}"#, ["malformed-reference"]),
    (#"{"a":{@n:1},"b":{@n:" {a}"}}"#, ["malformed-reference"]),
    (#"{"a":{@n:1},"b":{@n:"{}"}}"#, ["malformed-reference"]),
    (#"{"a":{@n:1},"b":{@n:"{a.}"}}"#, ["malformed-reference"]),
    (#"{"a":{@n:1},"b":{@n:"{.a}"}}"#, ["malformed-reference"]),
    (#"{"a":{@n:1},"b":{@n:"{a..b}"}}"#, ["malformed-reference"]),
    (#"{"a":{@n:1},"b":{@n:"{{a}}"}}"#, ["malformed-reference"]),
    (#"{"a":{@n:1},"b":{@n:"{a}{a}"}}"#, ["malformed-reference"]),
    (#"{"a":{@n:1},"b":{@n:"x{a}"}}"#, ["malformed-reference"]),
    (#"{"a":{@n:1},"b":{@n:"{a}x"}}"#, ["malformed-reference"]),
    (#"{"a":{@n:1},"b":{@n:"{a}{"}}"#, ["malformed-reference"]),
    (#"{"a":{@n:1},"b":{@n:"{ a }"}}"#, ["unresolved-reference"]),
    (#"{"b":{@n:"{a}"}}"#, ["unresolved-reference"]),
    (#"{"a":{@n:1},"b":{@n:"{a.$value}"}}"#, ["reference-below-token"]),
    (
      #"{"a":{"$type":"color","$value":@c},"b":{@n:"{a.components.0}"}}"#, ["reference-below-token"]
    ),
    (#"{"a":{"$type":"dimension","$value":@1px},"b":{@n:"{a.value}"}}"#, ["reference-below-token"]),
    (#"{"g":{"a":{@n:1}},"b":{@n:"{g}"}}"#, ["reference-to-group"]),
    (#"{"a":{@n:"{a}"}}"#, ["reference-circle"]),
    (##"{"a":{"$type":"number","$ref":"#/a"}}"##, ["reference-circle"]),
    (#"{"a":{"$value":"{a}"}}"#, ["reference-circle"]),
    (
      #"{"a":{@n:"{b}"},"b":{@n:"{c}"},"c":{@n:"{d}"},"d":{@n:"{a}"}}"#,
      ["reference-circle", "reference-circle", "reference-circle", "reference-circle"]
    ),
    (#"{"a":{@n:"{b}"},"b":{@n:"{a}"},"c":{@n:"{a}"}}"#, ["reference-circle", "reference-circle"]),
    (
      #"{"s":{"$type":"shadow","$value":["{t}"]},"t":{"$type":"shadow","$value":["{s}"]}}"#,
      ["reference-circle", "reference-circle"]
    ),
    (
      ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/a/$value/components/0"},0,0]}}}"##,
      ["reference-circle"]
    ),
    (
      ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/b/$value/components/1"},0,0]}},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,{"$ref":"#/a/$value/components/0"},0]}}}"##,
      ["reference-circle", "reference-circle"]
    ),
    (
      ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":{"$ref":"#/a/$value/components"}}}}"##,
      ["reference-circle"]
    ),
    (
      ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/a/$value"},0,0]}}}"##,
      ["reference-circle"]
    ),
    (
      ##"{"a":{@n:"{b}"},"b":{"$type":"number","$ref":"#/a"}}"##,
      ["reference-circle", "reference-circle"]
    ),
    (##"{"a~2":{@n:1},"b":{"$ref":"#/a~2"}}"##, ["malformed-pointer"]),
    (##"{"a~":{@n:1},"b":{@n:{"$ref":"#/a~/$value"}}}"##, ["malformed-pointer"]),
    (##"{"a":{@n:1},"b":{"$type":"number","$ref":"#/a%2"}}"##, ["malformed-pointer"]),
    (#"{"a":{@n:1},"b":{"$type":"number","$ref":"a"}}"#, ["malformed-pointer"]),
    (#"{"a":{@n:1},"b":{@n:{"$ref":"a"}}}"#, ["malformed-pointer"]),
    (#"{"a":{@n:1},"b":{"$type":"number","$ref":"/a"}}"#, ["malformed-pointer"]),
    (#"{"a":{@n:1},"b":{@n:{"$ref":"/a"}}}"#, ["malformed-pointer"]),
    (##"{"a":{@n:1},"b":{"$type":"number","$ref":"#a"}}"##, ["malformed-pointer"]),
    (##"{"a":{@n:1},"b":{@n:{"$ref":"#a"}}}"##, ["malformed-pointer"]),
    (#"{"a":{@n:1},"b":{"$type":"number","$ref":""}}"#, ["malformed-pointer"]),
    (#"{"a":{@n:1},"b":{@n:{"$ref":""}}}"#, ["malformed-pointer"]),
    (#"{"a":{@n:1},"b":{"$type":"number","$ref":"{a}"}}"#, ["malformed-pointer"]),
    (#"{"a":{@n:1},"b":{@n:{"$ref":"{a}"}}}"#, ["malformed-pointer"]),
    (#"{"a":{@n:1},"b":{"$type":"number","$ref":"a#/a"}}"#, ["malformed-pointer"]),
    (#"{"a":{@n:1},"b":{@n:{"$ref":"a#/a"}}}"#, ["malformed-pointer"]),
    (##"{"a":{@n:1},"b":{"$type":"number","$ref":"#/a/"}}"##, ["unresolved-reference"]),
    (##"{"a":{@n:1},"b":{@n:{"$ref":"#/a/"}}}"##, ["unresolved-reference"]),
    (#"{"a":{@n:1},"b":{"$type":"number","$ref":"http://x/#/a"}}"#, ["malformed-pointer"]),
    (#"{"a":{@n:1},"b":{@n:{"$ref":"http://x/#/a"}}}"#, ["malformed-pointer"]),
    (#"{"a":{@n:1},"b":{"$type":"number","$ref":1}}"#, ["malformed-pointer"]),
    (#"{"a":{@n:1},"b":{@n:{"$ref":1}}}"#, ["malformed-pointer"]),
    (#"{"a":{@n:1},"b":{"$type":"number","$ref":null}}"#, ["malformed-pointer"]),
    (#"{"a":{@n:1},"b":{@n:{"$ref":null}}}"#, ["malformed-pointer"]),
    (#"{"a":{@n:1},"b":{"$type":"number","$ref":true}}"#, ["malformed-pointer"]),
    (#"{"a":{@n:1},"b":{@n:{"$ref":true}}}"#, ["malformed-pointer"]),
    (#"{"a":{@n:1},"b":{"$type":"number","$ref":[]}}"#, ["malformed-pointer"]),
    (#"{"a":{@n:1},"b":{@n:{"$ref":[]}}}"#, ["malformed-pointer"]),
    (#"{"a":{@n:1},"b":{"$type":"number","$ref":{}}}"#, ["malformed-pointer"]),
    (#"{"a":{@n:1},"b":{@n:{"$ref":{}}}}"#, ["malformed-pointer"]),
    (
      ##"{"c":{"$type":"color","$value":@c},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/c/$value/components/3"},0,0]}}}"##,
      ["unresolved-reference"]
    ),
    (
      ##"{"c":{"$type":"color","$value":@c},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/c/$value/components/-"},0,0]}}}"##,
      ["unresolved-reference"]
    ),
    (
      ##"{"c":{"$type":"color","$value":@c},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/c/$value/components/00"},0,0]}}}"##,
      ["unresolved-reference"]
    ),
    (
      ##"{"c":{"$type":"color","$value":@c},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/c/$value/components/01"},0,0]}}}"##,
      ["unresolved-reference"]
    ),
    (
      ##"{"c":{"$type":"color","$value":@c},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/c/$value/components/x"},0,0]}}}"##,
      ["unresolved-reference"]
    ),
    (
      ##"{"c":{"$type":"color","$value":@c},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/c/$value/components/1e0"},0,0]}}}"##,
      ["unresolved-reference"]
    ),
    (
      ##"{"c":{"$type":"color","$value":@c},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/c/$value/components/-1"},0,0]}}}"##,
      ["unresolved-reference"]
    ),
    (
      ##"{"c":{"$type":"color","$value":@c},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/c/$value/nope"},0,0]}}}"##,
      ["unresolved-reference"]
    ),
    (
      ##"{"c":{"$type":"color","$value":@c},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/c/$value/components/0/0"},0,0]}}}"##,
      ["unresolved-reference"]
    ),
    (
      ##"{"c":{"$type":"color","$value":@c},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/c/components/0"},0,0]}}}"##,
      ["unresolved-reference"]
    ),
    (
      ##"{"c":{"$type":"color","$value":@c},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/nope/$value/components/0"},0,0]}}}"##,
      ["unresolved-reference"]
    ),
    (
      ##"{"c":{"$type":"color","$value":@c},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/c/$values/components/0"},0,0]}}}"##,
      ["unresolved-reference"]
    ),
    (
      ##"{"c":{"$type":"color","$value":@c},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/c/$description"},0,0]}}}"##,
      ["unresolved-reference"]
    ),
    (
      ##"{"n":{@n:0.5},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/n"},0,0]}}}"##,
      ["pointer-to-token"]
    ),
    (
      ##"{"n":{@n:1.5},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/n/$value"},0,0]}}}"##,
      ["component-range"]
    ),
    (
      ##"{"n":{@n:1.5},"b":{"$type":"color","$value":{"colorSpace":{"$ref":"#/n/$value"},"components":[0,0,0]}}}"##,
      ["type-mismatch"]
    ),
    (
      ##"{"n":{@n:1.5},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":{"$ref":"#/n/$value"}}}}"##,
      ["type-mismatch"]
    ),
    (
      ##"{"n":{@n:1.5},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0],"hex":{"$ref":"#/n/$value"}}}}"##,
      ["type-mismatch"]
    ),
    (
      ##"{"n":{@n:1.5},"b":{"$type":"dimension","$value":{"value":1,"unit":{"$ref":"#/n/$value"}}}}"##,
      ["type-mismatch"]
    ),
    (
      ##"{"n":{@n:1.5},"b":{"$type":"duration","$value":{"value":1,"unit":{"$ref":"#/n/$value"}}}}"##,
      ["type-mismatch"]
    ),
    (
      ##"{"n":{@n:1.5},"b":{"$type":"strokeStyle","$value":{"dashArray":{"$ref":"#/n/$value"},"lineCap":"butt"}}}"##,
      ["type-mismatch"]
    ),
    (
      ##"{"c":{"$type":"color","$value":@c},"b":{"$type":"strokeStyle","$value":{"dashArray":{"$ref":"#/c/$value/components"},"lineCap":"butt"}}}"##,
      ["wrong-value", "wrong-value", "wrong-value"]
    ),
    (
      ##"{"c":{"$type":"color","$value":{"colorSpace":"srgb","components":["none",0,0]}},"b":{@n:{"$ref":"#/c/$value/components/0"}}}"##,
      ["wrong-value"]
    ),
    (
      ##"{"d":{"$type":"dimension","$value":@1px},"b":{"$type":"duration","$value":{"$ref":"#/d/$value"}}}"##,
      ["type-mismatch"]
    ),
    (
      ##"{"d":{"$type":"dimension","$value":@1px},"b":{"$type":"duration","$value":{"value":1,"unit":{"$ref":"#/d/$value/unit"}}}}"##,
      ["unknown-unit"]
    ),
    (##"{"a":{@n:1},"b":{@n:1,"$ref":"#/a"}}"##, ["value-and-ref"]),
    (##"{"a":{@n:1},"b":{"$value":"{a}","$ref":"#/a"}}"##, ["value-and-ref"]),
    (##"{"a":{@n:1},"b":{@n:{"$ref":"#/a/$value","x":1}}}"##, ["unknown-member"]),
    (##"{"a":{@n:1},"b":{"$ref":"#/a","c":{@n:1}}}"##, ["extends-token"]),
    (
      #"{"n":{@n:1},"br":{"$type":"border","$value":{"color":@c,"width":"{n}","style":"solid"}}}"#,
      ["type-mismatch"]
    ),
    (
      ##"{"c":{"$type":"color","$value":@c},"n":{"$value":{"$ref":"#/c/$value/components/0"}}}"##,
      ["missing-type"]
    ),
  ]
}
