/// Resolver documents with errors, and the codes of these in file order.
enum ResolverRefused {
  /// The cases.
  static let cases: [RuleCase] = [
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:0},"b":{@n:"{a}"}}]}},"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/theme"}]}"##,
      inputs: #"{"foo": "x"}"#, codes: ["unknown-input"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:0},"b":{@n:"{a}"}}]}},"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/theme"}]}"##,
      inputs: #"{"theme": "blue"}"#, codes: ["unknown-input"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:0},"b":{@n:"{a}"}}]}},"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/theme"}]}"##,
      inputs: #"{"foo": "x", "theme": "blue", "bar": 1}"#, codes: ["input-shape"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:0},"b":{@n:"{a}"}}]}},"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/theme"}]}"##,
      inputs: #"{"theme": 1}"#, codes: ["input-shape"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:0},"b":{@n:"{a}"}}]}},"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/theme"}]}"##,
      inputs: #"{"theme": null}"#, codes: ["input-shape"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:0},"b":{@n:"{a}"}}]}},"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/theme"}]}"##,
      inputs: #"{"theme": true}"#, codes: ["input-shape"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:0},"b":{@n:"{a}"}}]}},"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/theme"}]}"##,
      inputs: #"{"theme": []}"#, codes: ["input-shape"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:0},"b":{@n:"{a}"}}]}},"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/theme"}]}"##,
      inputs: #"{"theme": {}}"#, codes: ["input-shape"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:0},"b":{@n:"{a}"}}]}},"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/theme"}]}"##,
      inputs: #"{"theme": ["dark"]}"#, codes: ["input-shape"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:0},"b":{@n:"{a}"}}]}},"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/theme"}]}"##,
      inputs: #"[]"#, codes: ["input-shape"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:0},"b":{@n:"{a}"}}]}},"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/theme"}]}"##,
      inputs: #""x""#, codes: ["input-shape"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:0},"b":{@n:"{a}"}}]}},"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/theme"}]}"##,
      inputs: #"1"#, codes: ["input-shape"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:0}}]}},"modifiers":{"m":{"contexts":{"dark":[{"a":{@n:1}}],"DARK":[{"a":{@n:2}}],"x":[]},"default":"x"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/m"}]}"##,
      inputs: #"{"m": "Dark"}"#, codes: ["unknown-input"]),
    RuleCase(
      ##"{@v,"modifiers":{"m":{"contexts":{"p":[{"a":{@n:1}}],"q":[{"a":{@n:2}}]}},"k":{"contexts":{"p":[],"q":[]}}},@o:[{"$ref":"#/modifiers/m"},{"$ref":"#/modifiers/k"}]}"##,
      codes: ["missing-input", "missing-input"]),
    RuleCase(
      ##"{@v,"modifiers":{"m":{"contexts":{"p":[{"a":{@n:1}}],"q":[{"a":{@n:2}}]}},"k":{"contexts":{"p":[],"q":[]}}},@o:[{"$ref":"#/modifiers/m"},{"$ref":"#/modifiers/k"}]}"##,
      inputs: #"{"m": "p"}"#, codes: ["missing-input"]),
    RuleCase(#"[]"#, codes: ["resolver-shape"]),
    RuleCase(#"x"#, codes: ["json-bad-literal"]),
    RuleCase(#"null"#, codes: ["resolver-shape"]),
    RuleCase(#"1"#, codes: ["resolver-shape"]),
    RuleCase(#"{@v}"#, codes: ["resolver-shape"]),
    RuleCase(
      ##"{"version":"2025.1","sets":{"s":{"sources":[{"a":{@n:0},"b":{@n:"{a}"}}]}},"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/theme"}]}"##,
      codes: ["resolver-version"]),
    RuleCase(
      ##"{"version":2025.1,"sets":{"s":{"sources":[{"a":{@n:0},"b":{@n:"{a}"}}]}},"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/theme"}]}"##,
      codes: ["resolver-version"]),
    RuleCase(
      ##"{"version":null,"sets":{"s":{"sources":[{"a":{@n:0},"b":{@n:"{a}"}}]}},"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/theme"}]}"##,
      codes: ["resolver-version"]),
    RuleCase(
      ##"{"version":"2025-10-01","sets":{"s":{"sources":[{"a":{@n:0},"b":{@n:"{a}"}}]}},"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/theme"}]}"##,
      codes: ["resolver-version"]),
    RuleCase(
      ##"{"version":"1.0.0","sets":{"s":{"sources":[{"a":{@n:0},"b":{@n:"{a}"}}]}},"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/theme"}]}"##,
      codes: ["resolver-version"]),
    RuleCase(
      ##"{"sets":{"s":{"sources":[{"a":{@n:0},"b":{@n:"{a}"}}]}},"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/theme"}]}"##,
      codes: ["resolver-shape"]),
    RuleCase(
      #"{@v,"sets":{"s":{"sources":[{"a":{@n:0},"b":{@n:"{a}"}}]}},"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:{}}"#,
      codes: ["resolver-shape"]),
    RuleCase(
      #"{@v,"sets":{"s":{"sources":[{"a":{@n:0},"b":{@n:"{a}"}}]}},"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:"x"}"#,
      codes: ["resolver-shape"]),
    RuleCase(
      #"{@v,"sets":{"s":{"sources":[{"a":{@n:0},"b":{@n:"{a}"}}]}},"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:null}"#,
      codes: ["resolver-shape"]),
    RuleCase(##"{@v,"sets":{"s":{"sources":[]}},@o:["#/sets/s"]}"##, codes: ["resolver-shape"]),
    RuleCase(#"{@v,"sets":{"s":{"sources":[]}},@o:[1]}"#, codes: ["resolver-shape"]),
    RuleCase(#"{@v,"sets":{"s":{"sources":[]}},@o:[null]}"#, codes: ["resolver-shape"]),
    RuleCase(#"{@v,"sets":{"s":{"sources":[]}},@o:[[]]}"#, codes: ["resolver-shape"]),
    RuleCase(
      #"{@v,"sets":{"s":{"sources":[]}},@o:[{}]}"#, codes: ["resolver-inline", "resolver-inline"]),
    RuleCase(#"{@v,"sets":{"s":{"sources":[]}},@o:[]}"#, codes: ["resolver-empty-order"]),
    RuleCase(
      ##"{@v,"sets":{"s":{}},@o:[{"$ref":"#/sets/s"}]}"##,
      codes: ["resolver-shape", "resolver-reference"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":{}}},@o:[{"$ref":"#/sets/s"}]}"##, codes: ["resolver-shape"]),
    RuleCase(
      ##"{@v,"sets":{"s":[]},@o:[{"$ref":"#/sets/s"}]}"##,
      codes: ["resolver-shape", "resolver-reference"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":["x.json"]}},@o:[{"$ref":"#/sets/s"}]}"##,
      codes: ["resolver-shape"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[1]}},@o:[{"$ref":"#/sets/s"}]}"##, codes: ["resolver-shape"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[null]}},@o:[{"$ref":"#/sets/s"}]}"##, codes: ["resolver-shape"]
    ),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[[]]}},@o:[{"$ref":"#/sets/s"}]}"##, codes: ["resolver-shape"]),
    RuleCase(
      ##"{@v,"modifiers":{"m":{"contexts":{"a":["x.json"],"b":[]},"default":"a"}},@o:[{"$ref":"#/modifiers/m"}]}"##,
      codes: ["resolver-shape"]),
    RuleCase(
      ##"{@v,"modifiers":{"m":{"contexts":{"a":[1],"b":[]},"default":"a"}},@o:[{"$ref":"#/modifiers/m"}]}"##,
      codes: ["resolver-shape"]),
    RuleCase(
      ##"{@v,"modifiers":{"m":{"contexts":{"a":[null],"b":[]},"default":"a"}},@o:[{"$ref":"#/modifiers/m"}]}"##,
      codes: ["resolver-shape"]),
    RuleCase(
      ##"{@v,"modifiers":{"m":{"contexts":{"a":[[]],"b":[]},"default":"a"}},@o:[{"$ref":"#/modifiers/m"}]}"##,
      codes: ["resolver-shape"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[]},"u":{}},@o:[{"$ref":"#/sets/s"}]}"##,
      codes: ["resolver-shape"]),
    RuleCase(
      ##"{@v,"modifiers":{"m":{}},@o:[{"$ref":"#/modifiers/m"}]}"##,
      codes: ["resolver-shape", "resolver-reference"]),
    RuleCase(
      ##"{@v,"modifiers":{"m":{"contexts":{}}},@o:[{"$ref":"#/modifiers/m"}]}"##,
      codes: ["resolver-contexts"]),
    RuleCase(
      ##"{@v,"modifiers":{"m":{"contexts":[]}},@o:[{"$ref":"#/modifiers/m"}]}"##,
      codes: ["resolver-shape"]),
    RuleCase(
      ##"{@v,"modifiers":{"m":{"contexts":{"a":[]},"default":"a"}},@o:[{"$ref":"#/modifiers/m"}]}"##,
      codes: ["resolver-one-context"]),
    RuleCase(
      ##"{@v,"modifiers":{"m":{"contexts":{"a":{},"b":[]},"default":"a"}},@o:[{"$ref":"#/modifiers/m"}]}"##,
      codes: ["resolver-shape"]),
    RuleCase(
      ##"{@v,"modifiers":{"m":{"contexts":{"a":[],"b":[]},"default":"x"}},@o:[{"$ref":"#/modifiers/m"}]}"##,
      codes: ["resolver-default"]),
    RuleCase(
      ##"{@v,"modifiers":{"m":{"contexts":{"a":[],"b":[]},"default":1}},@o:[{"$ref":"#/modifiers/m"}]}"##,
      codes: ["resolver-default"]),
    RuleCase(
      ##"{@v,"modifiers":{"m":{"contexts":{"a":[],"b":[]},"default":null}},@o:[{"$ref":"#/modifiers/m"}]}"##,
      codes: ["resolver-default"]),
    RuleCase(
      ##"{@v,"modifiers":{"m":{"contexts":{"a":[],"b":[]},"default":"A"}},@o:[{"$ref":"#/modifiers/m"}]}"##,
      codes: ["resolver-default"]),
    RuleCase(
      ##"{@v,"modifiers":{"m":{"contexts":{"a":[],"b":[]},"default":""}},@o:[{"$ref":"#/modifiers/m"}]}"##,
      codes: ["resolver-default"]),
    RuleCase(#"{@v,@o:[{"sources":[],"type":"set"}]}"#, codes: ["resolver-inline"]),
    RuleCase(#"{@v,@o:[{"sources":[],"name":"x"}]}"#, codes: ["resolver-inline"]),
    RuleCase(
      #"{@v,@o:[{"sources":[],"name":"n","type":"set"},{"sources":[],"name":"n","type":"set"}]}"#,
      codes: ["resolver-duplicate-name"]),
    RuleCase(
      #"{@v,@o:[{"sources":[],"name":"n","type":"set","foo":1}]}"#, codes: ["resolver-member"]),
    RuleCase(
      #"{@v,@o:[{"sources":[],"name":"n","type":"set","$extensions":1}]}"#,
      codes: ["extensions-not-object"]),
    RuleCase(#"{@v,@o:[{"sources":[],"name":1,"type":"set"}]}"#, codes: ["resolver-shape"]),
    RuleCase(
      #"{@v,@o:[{"sources":[],"name":"n","type":"set","description":1}]}"#,
      codes: ["resolver-shape"]),
    RuleCase(
      #"{@v,@o:[{"contexts":{"a":[],"b":[]},"default":"a","type":"modifier"}]}"#,
      codes: ["resolver-inline"]),
    RuleCase(
      #"{@v,@o:[{"contexts":{"a":[],"b":[]},"default":"a","name":"x"}]}"#,
      codes: ["resolver-inline"]),
    RuleCase(
      #"{@v,@o:[{"contexts":{"a":[],"b":[]},"default":"a","name":"n","type":"modifier"},{"contexts":{"a":[],"b":[]},"default":"a","name":"n","type":"modifier"}]}"#,
      codes: ["resolver-duplicate-name", "resolver-duplicate-name"]),
    RuleCase(
      #"{@v,@o:[{"contexts":{"a":[],"b":[]},"default":"a","name":"n","type":"modifier","foo":1}]}"#,
      codes: ["resolver-member"]),
    RuleCase(
      #"{@v,@o:[{"contexts":{"a":[],"b":[]},"default":"a","name":"n","type":"modifier","$extensions":1}]}"#,
      codes: ["extensions-not-object"]),
    RuleCase(
      #"{@v,@o:[{"contexts":{"a":[],"b":[]},"default":"a","name":1,"type":"modifier"}]}"#,
      codes: ["resolver-shape"]),
    RuleCase(
      #"{@v,@o:[{"contexts":{"a":[],"b":[]},"default":"a","name":"n","type":"modifier","description":1}]}"#,
      codes: ["resolver-shape"]),
    RuleCase(#"{@v,@o:[{"name":"n","type":"sets","sources":[]}]}"#, codes: ["resolver-inline"]),
    RuleCase(
      #"{@v,@o:[{"name":"n","type":"set","contexts":{}}]}"#,
      codes: ["resolver-shape", "resolver-member"]),
    RuleCase(
      #"{@v,@o:[{"name":"n","type":"modifier","sources":[]}]}"#,
      codes: ["resolver-shape", "resolver-member"]),
    RuleCase(
      #"{@v,@o:[{"name":"n","type":"set","sources":[]},{"name":"n","type":"modifier","contexts":{"a":[],"b":[]},"default":"a"}]}"#,
      codes: ["resolver-duplicate-name"]),
    RuleCase(
      ##"{@v,@o:[{"name":"i","type":"set","sources":[{"a":{@n:1}}]},{"$ref":"#/resolutionOrder/0"}]}"##,
      codes: ["resolver-reference-barred"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$ref":"#/resolutionOrder/0"}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      codes: ["resolver-reference-barred"]),
    RuleCase(
      ##"{@v,"modifiers":{"m":{"contexts":{"a":[{"$ref":"#/resolutionOrder/0"}],"b":[]},"default":"a"}},@o:[{"$ref":"#/modifiers/m"}]}"##,
      codes: ["resolver-reference-barred"]),
    RuleCase(
      ##"{@v,@o:[{"name":"i","type":"set","sources":[{"a":{@n:1}}]},{"$ref":"#/resolutionOrder"}]}"##,
      codes: ["resolver-reference-barred"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$ref":"#/resolutionOrder"}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      codes: ["resolver-reference-barred"]),
    RuleCase(
      ##"{@v,"modifiers":{"m":{"contexts":{"a":[{"$ref":"#/resolutionOrder"}],"b":[]},"default":"a"}},@o:[{"$ref":"#/modifiers/m"}]}"##,
      codes: ["resolver-reference-barred"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$ref":"#/modifiers/t"}]}},"modifiers":{"t":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/t"}]}"##,
      codes: ["resolver-reference-barred"]),
    RuleCase(
      ##"{@v,"modifiers":{"m":{"contexts":{"a":[{"$ref":"#/modifiers/t"}],"b":[]},"default":"a"},"t":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/modifiers/m"},{"$ref":"#/modifiers/t"}]}"##,
      codes: ["resolver-reference-barred"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$ref":"#/modifiers/t/contexts/light"}]}},"modifiers":{"t":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/t"}]}"##,
      codes: ["resolver-reference-barred"]),
    RuleCase(
      ##"{@v,"modifiers":{"m":{"contexts":{"a":[{"$ref":"#/modifiers/t/contexts/light"}],"b":[]},"default":"a"},"t":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/modifiers/m"},{"$ref":"#/modifiers/t"}]}"##,
      codes: ["resolver-reference-barred"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$ref":"#/modifiers/t/contexts/light/0"}]}},"modifiers":{"t":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/t"}]}"##,
      codes: ["resolver-reference-barred"]),
    RuleCase(
      ##"{@v,"modifiers":{"m":{"contexts":{"a":[{"$ref":"#/modifiers/t/contexts/light/0"}],"b":[]},"default":"a"},"t":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/modifiers/m"},{"$ref":"#/modifiers/t"}]}"##,
      codes: ["resolver-reference-barred"]),
    RuleCase(
      ##"{@v,"modifiers":{"m":{"contexts":{"a":[{"x":{@n:1}}],"b":[{"$ref":"#/modifiers/m/contexts/a"}]},"default":"a"}},@o:[{"$ref":"#/modifiers/m"}]}"##,
      codes: ["resolver-reference-barred"]),
    RuleCase(
      ##"{@v,"modifiers":{"m":{"contexts":{"a":[{"x":{@n:1}}],"b":[{"$ref":"#/%6dodifiers/m/contexts/a/0"}]},"default":"a"}},@o:[{"$ref":"#/modifiers/m"}]}"##,
      codes: ["resolver-reference-barred"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$ref":"#/sets/s"}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      codes: ["resolver-circle"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$ref":"#/sets/t"}]},"t":{"sources":[{"$ref":"#/sets/s"}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      codes: ["resolver-circle"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$ref":"#/sets/s/sources"}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      codes: ["resolver-reference"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$ref":"#/sets/s/sources/0"}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      codes: ["resolver-circle"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$ref":"#/sets"}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      codes: ["member-not-object"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$ref":"#"}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      codes: ["resolver-circle"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$ref":"#/"}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      codes: ["resolver-reference"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$ref":""}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      codes: ["resolver-circle"]),
    RuleCase(
      ##"{@v,"modifiers":{"m":{"contexts":{"a":[{"$ref":"#/modifiers/m"}],"b":[]},"default":"a"}},@o:[{"$ref":"#/modifiers/m"}]}"##,
      codes: ["resolver-reference-barred"]),
    RuleCase(
      ##"{@v,"sets":{"z":{"sources":[]},"s":{"sources":[{"$ref":"#/sets/t"}]},"t":{"sources":[{"$ref":"#/sets/s"}]}},@o:[{"$ref":"#/sets/z"}]}"##,
      codes: ["resolver-circle"]),
    RuleCase(
      ##"{@v,"sets":{"z":{"sources":[]},"s":{"sources":[{"$ref":"#/sets/nope"}]}},@o:[{"$ref":"#/sets/z"}]}"##,
      codes: ["resolver-reference"]),
    RuleCase(
      ##"{@v,"sets":{"z":{"sources":[]},"s":{"sources":[{"$ref":"nope.json"}]}},@o:[{"$ref":"#/sets/z"}]}"##,
      codes: ["missing-file"]),
    RuleCase(
      ##"{@v,"sets":{"z":{"sources":[]}},"modifiers":{"m":{"contexts":{"a":[{"$ref":"#/sets/no"}],"b":[]},"default":"a"}},@o:[{"$ref":"#/sets/z"}]}"##,
      codes: ["resolver-reference"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:1}}]}},@o:[{"$ref":"#/sets/nope"}],"name":"x"}"##,
      codes: ["resolver-reference"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:1}}]},"t":{"sources":[{"$ref":"#/sets/nope"}]}},@o:[{"$ref":"#/sets/t"}],"name":"x"}"##,
      codes: ["resolver-reference"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:1}}]}},@o:[{"$ref":"#/sets/s/sources/3"}],"name":"x"}"##,
      codes: ["resolver-reference"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:1}}]},"t":{"sources":[{"$ref":"#/sets/s/sources/3"}]}},@o:[{"$ref":"#/sets/t"}],"name":"x"}"##,
      codes: ["resolver-reference"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:1}}]}},@o:[{"$ref":"#/set/s"}],"name":"x"}"##,
      codes: ["resolver-reference"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:1}}]},"t":{"sources":[{"$ref":"#/set/s"}]}},@o:[{"$ref":"#/sets/t"}],"name":"x"}"##,
      codes: ["resolver-reference"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:1}}]}},@o:[{"$ref":"#/sets/"}],"name":"x"}"##,
      codes: ["resolver-reference"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:1}}]},"t":{"sources":[{"$ref":"#/sets/"}]}},@o:[{"$ref":"#/sets/t"}],"name":"x"}"##,
      codes: ["resolver-reference"]),
    RuleCase(
      #"{@v,"sets":{"s":{"sources":[{"a":{@n:1}}]}},@o:[{"$ref":"nope.json"}],"name":"x"}"#,
      codes: ["missing-file"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:1}}]},"t":{"sources":[{"$ref":"nope.json"}]}},@o:[{"$ref":"#/sets/t"}],"name":"x"}"##,
      codes: ["missing-file"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:1}}]}},@o:[{"$ref":"#/sets/s~2"}],"name":"x"}"##,
      codes: ["malformed-pointer"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:1}}]},"t":{"sources":[{"$ref":"#/sets/s~2"}]}},@o:[{"$ref":"#/sets/t"}],"name":"x"}"##,
      codes: ["malformed-pointer"]),
    RuleCase(
      #"{@v,"sets":{"s":{"sources":[{"a":{@n:1}}]}},@o:[{"$ref":"sets/s"}],"name":"x"}"#,
      codes: ["missing-file"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:1}}]},"t":{"sources":[{"$ref":"sets/s"}]}},@o:[{"$ref":"#/sets/t"}],"name":"x"}"##,
      codes: ["missing-file"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:1}}]}},@o:[{"$ref":"#/name"}],"name":"x"}"##,
      codes: ["resolver-reference"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:1}}]},"t":{"sources":[{"$ref":"#/name"}]}},@o:[{"$ref":"#/sets/t"}],"name":"x"}"##,
      codes: ["resolver-reference"]),
    RuleCase(#"{@v,"sets":{"s":{"sources":[]}},@o:[{"$ref":1}]}"#, codes: ["resolver-reference"]),
    RuleCase(
      ##"{@v,"sets":{"t":{"sources":[{"$ref":1}]}},@o:[{"$ref":"#/sets/t"}]}"##,
      codes: ["resolver-reference"]),
    RuleCase(
      #"{@v,"sets":{"s":{"sources":[]}},@o:[{"$ref":null}]}"#, codes: ["resolver-reference"]),
    RuleCase(
      ##"{@v,"sets":{"t":{"sources":[{"$ref":null}]}},@o:[{"$ref":"#/sets/t"}]}"##,
      codes: ["resolver-reference"]),
    RuleCase(#"{@v,"sets":{"s":{"sources":[]}},@o:[{"$ref":[]}]}"#, codes: ["resolver-reference"]),
    RuleCase(
      ##"{@v,"sets":{"t":{"sources":[{"$ref":[]}]}},@o:[{"$ref":"#/sets/t"}]}"##,
      codes: ["resolver-reference"]),
    RuleCase(#"{@v,"sets":{"s":{"sources":[]}},@o:[{"$ref":{}}]}"#, codes: ["resolver-reference"]),
    RuleCase(
      ##"{@v,"sets":{"t":{"sources":[{"$ref":{}}]}},@o:[{"$ref":"#/sets/t"}]}"##,
      codes: ["resolver-reference"]),
    RuleCase(
      #"{@v,"sets":{"s":{"sources":[]}},@o:[{"$ref":true}]}"#, codes: ["resolver-reference"]),
    RuleCase(
      ##"{@v,"sets":{"t":{"sources":[{"$ref":true}]}},@o:[{"$ref":"#/sets/t"}]}"##,
      codes: ["resolver-reference"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$ref":"f.json#/nope"}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      files: [
        "f.json": #"{"a":{@n:1},"g":{"b":{@n:2}}}"#, "sub/h.json": #"{"c":{@n:3}}"#,
        "set.json": #"{"sources":[{"d":{@n:4}}]}"#,
      ], codes: ["resolver-reference"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$ref":"f.json#/a/$value"}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      files: [
        "f.json": #"{"a":{@n:1},"g":{"b":{@n:2}}}"#, "sub/h.json": #"{"c":{@n:3}}"#,
        "set.json": #"{"sources":[{"d":{@n:4}}]}"#,
      ], codes: ["resolver-reference"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$ref":"x.json"}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      files: ["x.json": #"{"#], codes: ["json-unclosed-container"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$ref":"x.json"}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      files: ["x.json": #"[]"#], codes: ["resolver-reference"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$ref":"x.json"}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      files: ["x.json": #"{"$ref":"y.json"}"#, "y.json": #"{"$ref":"x.json"}"#],
      codes: ["resolver-circle"]),
    RuleCase(
      #"{@v,@o:[{"$ref":"x.json"}]}"#,
      files: [
        "x.json": #"{"sources":[{"$ref":"y.json"}]}"#,
        "y.json": #"{"sources":[{"$ref":"x.json"}]}"#,
      ], codes: ["resolver-circle"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$ref":"x.json"}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      files: ["x.json": #"{"$ref":"t.resolver.json#/sets/s"}"#], codes: ["resolver-circle"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$ref":"t.resolver.json"}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      codes: ["member-not-object", "member-not-object", "member-not-object"]),
    RuleCase(
      ##"{@v,"modifiers":{"theme":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light"}},@o:[{"$ref":"#/modifiers/theme","default":"nope"}]}"##,
      codes: ["resolver-default"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:1}}]}},@o:[{"$ref":"#/sets/s","$extensions":1}]}"##,
      codes: ["extensions-not-object"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[],"$extensions":[]}},@o:[{"$ref":"#/sets/s"}]}"##,
      codes: ["extensions-not-object"]),
    RuleCase(
      ##"{@v,"modifiers":{"m":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light","$extensions":"x"}},@o:[{"$ref":"#/modifiers/m"}]}"##,
      codes: ["extensions-not-object"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[]}},@o:[{"$ref":"#/sets/s"}],"foo":1}"##,
      codes: ["resolver-member"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[]}},@o:[{"$ref":"#/sets/s"}],"set":1}"##,
      codes: ["resolver-member"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[]}},@o:[{"$ref":"#/sets/s"}],"order":1}"##,
      codes: ["resolver-member"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[]}},@o:[{"$ref":"#/sets/s"}],"$foo":1}"##,
      codes: ["resolver-member"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[]}},@o:[{"$ref":"#/sets/s"}],"name":1}"##,
      codes: ["resolver-shape"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[]}},@o:[{"$ref":"#/sets/s"}],"description":1}"##,
      codes: ["resolver-shape"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[],"foo":1}},@o:[{"$ref":"#/sets/s"}]}"##,
      codes: ["resolver-member"]),
    RuleCase(
      ##"{@v,"modifiers":{"m":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light","foo":1}},@o:[{"$ref":"#/modifiers/m"}]}"##,
      codes: ["resolver-member"]),
    RuleCase(
      ##"{@v,"modifiers":{"m":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light","sources":[]}},@o:[{"$ref":"#/modifiers/m"}]}"##,
      codes: ["resolver-member"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[],"description":1}},@o:[{"$ref":"#/sets/s"}]}"##,
      codes: ["resolver-shape"]),
    RuleCase(
      ##"{@v,"modifiers":{"m":{"contexts":{"light":[{"a":{@n:1}}],"dark":[{"a":{@n:2}}]},"default":"light","description":1}},@o:[{"$ref":"#/modifiers/m"}]}"##,
      codes: ["resolver-shape"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"b":{@n:"{a}"}}]}},"modifiers":{"m":{"contexts":{"p":[{"a":{@n:"{b}"}}],"q":[{"a":{@n:1}}]},"default":"q"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/m"}]}"##,
      inputs: #"{"m": "p"}"#, codes: ["reference-circle", "reference-circle"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"b":{@n:"{a}"}}]}},"modifiers":{"m":{"contexts":{"p":[],"q":[{"a":{@n:1}}]},"default":"q"}},@o:[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/m"}]}"##,
      inputs: #"{"m": "p"}"#, codes: ["unresolved-reference"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[]}},"modifiers":{"m":{"contexts":{"a":[],"b":[]}}},@o:[{"$ref":"#/sets/s"}]}"##,
      codes: ["missing-input"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"a":{@n:1}},{"a":{"b":{@n:2}}}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      codes: ["token-and-group"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[{"$type":"number","a":{"$value":1}},{"$type":"color"}]}},@o:[{"$ref":"#/sets/s"}]}"##,
      codes: ["wrong-value"]),
    RuleCase(
      ##"{@v,"sets":{"s":{"sources":[]},"s":{"sources":[]}},@o:[{"$ref":"#/sets/s"}]}"##,
      codes: ["duplicate-key"]),
  ]
}
