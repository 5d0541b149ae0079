import Testing

@testable import tokenc

/// The completion scripts, judged by the shells that they are for.
@Suite struct CompletionTests {
  private func script(_ shell: Shell) -> String {
    shell.completions(for: Sample.program)
  }

  @Test(arguments: Shell.allCases)
  func theCommandPrintsTheScript(shell: Shell) {
    #expect(Sample.run("completions", shell.rawValue).output == script(shell))
  }

  @Test(.enabled(if: ShellTool.has("bash"), "bash is not installed"))
  func bashAcceptsTheScript() throws {
    try check("bash -n", script(.bash))
  }

  @Test(.enabled(if: ShellTool.has("zsh"), "zsh is not installed"))
  func zshAcceptsTheScript() throws {
    try check("zsh -n", script(.zsh))
  }

  @Test(.enabled(if: ShellTool.has("fish"), "fish is not installed"))
  func fishAcceptsTheScript() throws {
    try check("fish --no-execute", script(.fish))
  }

  private static let lines: [(String, [String])] = [
    ("tokenc b", ["build"]),
    ("tokenc --ver", ["--version"]),
    ("tokenc --color al", ["always"]),
    ("tokenc --color never bu", ["build"]),
    ("tokenc build --o", ["--out"]),
    ("tokenc build --format sw", ["swift"]),
    ("tokenc build --format css,sw", ["css,swift"]),
    ("tokenc build --check --co", ["--color", "--config", "--context"]),
    ("tokenc at x 240ms --shape ", ["json", "text"]),
    ("tokenc help at", ["at"]),
    ("tokenc --color never help at", ["at"]),
    ("tokenc completions z", ["zsh"]),
    ("tokenc completions --color never f", ["fish"]),
    ("tokenc build --out /us", ["/usr"]),
    ("tokenc build --tokens /us", ["/usr"]),
    ("tokenc build /us", ["/usr"]),
    ("tokenc at x --step ", []),
  ]

  @Test(.enabled(if: ShellTool.has("bash"), "bash is not installed"), arguments: lines)
  func bashOffers(line: String, expected: [String]) throws {
    #expect(try bash(line) == expected)
  }

  /// bash makes three words of `--name=value` before it asks.
  @Test(
    .enabled(if: ShellTool.has("bash"), "bash is not installed"),
    arguments: [
      ("tokenc at x 0s --shape = js", ["json"]),
      ("tokenc build --format =", ["css", "kotlin", "swift"]),
      ("tokenc completions --color = never z", ["zsh"]),
      ("tokenc --color = never comp", ["completions"]),
    ])
  func bashOffersAfterAnEqualsSign(line: String, expected: [String]) throws {
    #expect(try bash(line) == expected)
  }

  @Test(.enabled(if: ShellTool.has("fish"), "fish is not installed"), arguments: lines)
  func fishOffers(line: String, expected: [String]) throws {
    let outcome = try ShellTool.withFile(script(.fish)) { file in
      try ShellTool.run("fish --no-config -c 'source \(file); complete -C \"\(line)\"'")
    }
    // A tab parts an offer from its description; folders end in a slash.
    let offers = outcome.output.split(separator: "\n").map { offer in
      let word = offer.prefix { $0 != "\t" }
      return String(word.hasSuffix("/") ? word.dropLast() : word)
    }
    #expect(Set(offers) == Set(expected))
  }

  private func check(_ checker: String, _ script: String) throws {
    let outcome = try ShellTool.withFile(script) { try ShellTool.run("\(checker) \($0) 2>&1") }
    #expect(outcome == ShellTool.Outcome(output: "", status: 0))
  }

  /// What bash would offer for the last word of a line, sorted.
  private func bash(_ line: String) throws -> [String] {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    let driver = """

      COMP_WORDS=(\(words.map { Shell.quote(String($0)) }.joined(separator: " ")))
      COMP_CWORD=\(words.count - 1)
      _tokenc
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let outcome = try ShellTool.withFile(script(.bash) + driver) { file in
      try ShellTool.run("bash --norc \(file) 2>&1")
    }
    return outcome.output.split(separator: "\n").map(String.init).sorted()
  }
}
