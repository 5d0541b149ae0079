import TokenModel

extension DiagnosticCode {
  /// A generator could not be started, or did not end well.
  static let generatorFailed = DiagnosticCode(
    "generator-failed",
    summary: "an external generator cannot be started, or ended with an error",
    explanation: """
      A generator under `formats` is a program: its `command` is looked for from the folder of the \
      configuration if it has a slash, else in PATH. It gets the resolved tokens as JSON on standard \
      input, prints its files as JSON, and ends with status 0. When it ends in another way, nothing \
      at all is written; the last line that it printed on standard error is part of the message.

      Run it by hand to see more: `tokenc build --format json --out /tmp/x`, then \
      `./my-gen < /tmp/x/json/tokens.json`.
      """,
    bad: Example(.words, #"{ "formats": [{ "command": ["./no-such-program"] }] }"#),
    good: Example(
      .words, #"{ "formats": [{ "command": ["./my-gen"] }] }, and my-gen is executable"#)
  )

  /// A generator took too long or printed too much.
  static let generatorLimit = DiagnosticCode(
    "generator-limit",
    summary: "an external generator took too long or printed too much",
    explanation: """
      A generator has 30 seconds and may print 64 MiB, so that one that hangs or runs wild stops \
      neither a build nor a machine. It is stopped with everything that it started, and nothing is \
      written.

      If it needs more, say so: `timeout` is in seconds, `maxOutput` in bytes.
      """,
    bad: Example(.words, "a generator that waits for input that never comes"),
    good: Example(.words, #"{ "formats": [{ "command": ["./slow-gen"], "timeout": 120 }] }"#))

  /// A generator printed something else than its files.
  static let generatorAnswer = DiagnosticCode(
    "generator-answer",
    summary: "an external generator printed something that is no list of files",
    explanation: #"""
      A generator answers on standard output with one JSON object:

          {"files": [{"path": "icons/a.svg", "content": "<svg/>"}]}

      A file that is no text has `"base64"` in place of `"content"`. Scripts may write the short form \
      `{"files": {"a.txt": "…"}}`. Nothing else may stand there: what a generator wants to tell \
      people belongs on standard error.
      """#,
    bad: Example(.words, "a generator that prints `Done!` on standard output"),
    good: Example(.words, #"a generator that prints {"files": []}"#))

  /// A generator wants to write where it must not.
  static let generatorPath = DiagnosticCode(
    "generator-path",
    summary: "an external generator wants to write a file outside its folder, or one file twice",
    explanation: """
      The paths in a generator's answer are relative to the output folder (and its `path`, if it has \
      one) and stay below it: no absolute path, no `..`, no link that leads elsewhere. Each file \
      stands there once, and names that differ by case alone are one file. Nothing is written \
      otherwise.
      """,
    bad: Example(.words, #"a generator that prints {"files": [{"path": "../x", "content": ""}]}"#),
    good: Example(.words, #"a generator that prints {"files": [{"path": "x", "content": ""}]}"#))

  /// A generator that no configuration on the disk names.
  static let generatorUntrusted = DiagnosticCode(
    "generator-untrusted",
    summary: "a generator is named by a configuration that is no file on the disk",
    explanation: """
      Programs are run only if a configuration file on the disk names them. A configuration that \
      comes from standard input, from a git revision or from memory may be of anybody, so its \
      `formats` are refused.

      Write the configuration to a file, or take `formats` out of it.
      """,
    bad: Example(
      .words, #"echo '{"formats": [{"command": ["./my-gen"]}]}' | tokenc build --config -"#),
    good: Example(.words, "tokenc build --config tokenc.json"))

  /// A file that was generated once and is not any more.
  static let staleOutput = DiagnosticCode(
    "stale-output", .warning,
    summary: "a file was generated once, and nothing writes it any more",
    explanation: """
      Files of external generators need not say that they are generated; `.tokenc-manifest.json` in \
      the output folder lists them, with a sum of their bytes. A file in that list that no generator \
      writes any more is left in place, because something may still use it.

      Delete it, or bring the generator's file back. A file that somebody has changed since counts as \
      theirs and is not told.
      """,
    bad: Example(.words, "a generator that wrote a.txt yesterday, and b.txt today"),
    good: Example(.words, "the same, and a.txt deleted"))

  /// The codes of external generators.
  static let generatorCodes: [DiagnosticCode] = [
    generatorFailed, generatorLimit, generatorAnswer, generatorPath, generatorUntrusted,
    staleOutput,
  ]
}
