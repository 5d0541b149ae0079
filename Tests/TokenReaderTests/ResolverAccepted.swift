/// Resolver documents without an error, and values that come out of them.
enum ResolverAccepted {
  /// The cases.
  static let cases: [RuleCase] = [
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:0},"b":{@n:"{a}"}}]}},"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/theme"}]}"##,
      values: ["a": "1", "b": "1"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:0},"b":{@n:"{a}"}}]}},"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/theme"}]}"##,
      inputs: #"{"theme": "dark"}"#, values: ["a": "2", "b": "2"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:0},"b":{@n:"{a}"}}]}},"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/theme"}]}"##,
      inputs: #"{"theme": "Dark"}"#, values: ["a": "2"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:0},"b":{@n:"{a}"}}]}},"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/theme"}]}"##,
      inputs: #"{"THEME": "dark"}"#, values: ["a": "2"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:0}}]}},"modifiers":{"m":{"contexts":{"dark":[{"a":{@n:1}}],"DARK":[{"a":{@n:2}}],"x":[]},"default":"x"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/m"}]}"##,
      inputs: #"{"m": "DARK"}"#, values: ["a": "2"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:0}}]}},"modifiers":{"m":{"contexts":{"dark":[{"a":{@n:1}}],"DARK":[{"a":{@n:2}}],"x":[]},"default":"x"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/m"}]}"##,
      inputs: #"{"m": "dark"}"#, values: ["a": "1"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:0}}]}},"modifiers":{"m":{"contexts":{"dark":[{"a":{@n:1}}],"DARK":[{"a":{@n:2}}],"x":[]},"default":"x"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/m"}]}"##,
      values: ["a": "0"]),
    RuleCase(
      ##"{@v,"modifiers":{"m":{"contexts":{"p":[{"a":{@n:1}}],"q":[{"a":{@n:2}}]}},"k":{"contexts":{"p":[],"q":[]}}},@o:[{"$ref":"#/modifiers/m"},{"$ref":"#/modifiers/k"}]}"##,
      inputs: #"{"m": "q", "k": "p"}"#, values: ["a": "2"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:1}}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      values: ["a": "1"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:1}}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      inputs: #"{"theme": "x"}"#, values: ["a": "1"]),
    RuleCase(#"{@v,@o:[{"sources":[],"name":"n","type":"set"}]}"#, values: [:]),
    RuleCase(
      #"{@v,@o:[{"contexts":{"a":[],"b":[]},"default":"a","name":"n","type":"modifier"}]}"#,
      values: [:]),
    RuleCase(
      ##"{@v,"sets":{"x":{"sources":[{"a":{@n:1}}]}},"modifiers":{"x":{"contexts":{"p":[{"a":{@n:2}}],"q":[]},"default":"p"}},@o:[{"$ref":"#/sets/x"},{"$ref":"#/modifiers/x"}]}"##,
      values: ["a": "2"]),
    RuleCase(
      ##"{@v,"sets":{"x":{"sources":[{"a":{@n:1}}]}},@o:[{"$ref":"#/sets/x"},{"name":"y","type":"set","sources":[{"a":{@n:5}}]}]}"##,
      values: ["a": "5"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:7}}]}},"modifiers":{"m":{"contexts":{"a":[{"$ref":"#/sets/s"}],"b":[]},"default":"a"}},@o:[{"$ref":"#/modifiers/m"}]}"##,
      values: ["a": "7"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:7},"b":{@n:1}}]},"t":{"sources":[{"$ref":"#/sets/s"},{"b":{@n:2}}]}},@o:[{"$ref":"#/sets/t"}]}"##,
      values: ["a": "7", "b": "2"]),
    RuleCase(
      ##"{@v,"sets":{"a/b~c":{"sources":[{"a":{@n:1}}]},"x y":{"sources":[{"b":{@n:2}}]}},@o:[{"$ref":"#/sets/a~1b~0c"},{"$ref":"#/sets/x%20y"}]}"##,
      values: ["a": "1", "b": "2"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$ref":"f.json"},{"$ref":"sub/h.json"}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      files: [
        "f.json": #"{"a":{@n:1},"g":{"b":{@n:2}}}"#, "sub/h.json": #"{"c":{@n:3}}"#,
        "set.json": #"{"sources":[{"d":{@n:4}}]}"#,
      ], values: ["a": "1", "g.b": "2", "c": "3"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$ref":"./f.json"}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      files: [
        "f.json": #"{"a":{@n:1},"g":{"b":{@n:2}}}"#, "sub/h.json": #"{"c":{@n:3}}"#,
        "set.json": #"{"sources":[{"d":{@n:4}}]}"#,
      ], values: ["a": "1"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$ref":"f.json#/g"}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      files: [
        "f.json": #"{"a":{@n:1},"g":{"b":{@n:2}}}"#, "sub/h.json": #"{"c":{@n:3}}"#,
        "set.json": #"{"sources":[{"d":{@n:4}}]}"#,
      ], values: ["b": "2"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$ref":"f.json#g"}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      files: [
        "f.json": #"{"a":{@n:1},"g":{"b":{@n:2}}}"#, "sub/h.json": #"{"c":{@n:3}}"#,
        "set.json": #"{"sources":[{"d":{@n:4}}]}"#,
      ], values: ["b": "2"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$ref":"f.json#"}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      files: [
        "f.json": #"{"a":{@n:1},"g":{"b":{@n:2}}}"#, "sub/h.json": #"{"c":{@n:3}}"#,
        "set.json": #"{"sources":[{"d":{@n:4}}]}"#,
      ], values: ["a": "1"]),
    RuleCase(
      #"{@v,@o:[{"$ref":"set.json"}]}"#,
      files: [
        "f.json": #"{"a":{@n:1},"g":{"b":{@n:2}}}"#, "sub/h.json": #"{"c":{@n:3}}"#,
        "set.json": #"{"sources":[{"d":{@n:4}}]}"#,
      ], values: ["d": "4"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$ref":"set.json"}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      files: [
        "f.json": #"{"a":{@n:1},"g":{"b":{@n:2}}}"#, "sub/h.json": #"{"c":{@n:3}}"#,
        "set.json": #"{"sources":[{"d":{@n:4}}]}"#,
      ], values: ["d": "4"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$ref":"sub/x.json"}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      files: [
        "f.json": #"{"a":{@n:1},"g":{"b":{@n:2}}}"#, "sub/h.json": #"{"c":{@n:3}}"#,
        "set.json": #"{"sources":[{"d":{@n:4}}]}"#, "sub/x.json": #"{"$ref":"h.json"}"#,
      ], values: ["c": "3"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:1}}]}},@o:[{"$ref":"#/sets/s","sources":[{"b":{@n:2}}]}]}"##,
      values: ["b": "2"]),
    RuleCase(
      ##"{@v,"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/modifiers/theme","default":"dark"}]}"##,
      values: ["a": "2"]),
    RuleCase(
      ##"{@v,"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/modifiers/theme","contexts":{"light":[{"a":{@n:9}}],"dark":[]}}]}"##,
      values: ["a": "9"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$ref":"f.json","g":{"x":{@n:8}}}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      files: [
        "f.json": #"{"a":{@n:1},"g":{"b":{@n:2}}}"#, "sub/h.json": #"{"c":{@n:3}}"#,
        "set.json": #"{"sources":[{"d":{@n:4}}]}"#,
      ], values: ["a": "1", "g.x": "8"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:1}}]}},@o:[{"$ref":"#/sets/s","description":"x"}]}"##,
      values: ["a": "1"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$ref":"#/$defs/x"}]}},@o:[{"$ref":"#/sets/s"}],"$defs":{"x":{"a":{@n:1}},"y":5},"$schema":"x"}"##,
      values: ["a": "1"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[]}},@o:[{"$ref":"#/sets/s"}],"$defs":[]}"##, values: [:]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"b":{@n:"{a}"}}]}},"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/theme"}]}"##,
      inputs: #"{"theme": "dark"}"#, values: ["b": "2"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"b":{@n:"{a}"}}]}},"modifiers":{"m":{"contexts":{"p":[{"a":{@n:"{b}"}}],"q":[{"a":{@n:1}}]},"default":"q"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/m"}]}"##,
      inputs: #"{"m": "q"}"#, values: ["b": "1"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:1,"$description":"d","$extensions":{"x":1},"$deprecated":true}}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      values: ["a": "1"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:0}}]}},"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/modifiers/theme"},{"$ref":"#/sets/s"},{"$ref":"#/modifiers/theme"}]}"##,
      values: ["a": "1"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"g":{"x":{@n:1}},"h":{"$extends":"{g}"}}]}},"modifiers":{"m":{"contexts":{"p":[{"g":{"x":{@n:2},"y":{@n:3}}}],"q":[]},"default":"q"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/m"}]}"##,
      inputs: #"{"m": "p"}"#, values: ["h.x": "2", "h.y": "3"]),
  ]
}
