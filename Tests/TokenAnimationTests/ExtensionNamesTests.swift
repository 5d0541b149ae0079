import Testing
import TokenModel
import TokenReader

/// Extensions under names that begin like ours.
@Suite struct ExtensionNamesTests {
  /// An animation under a misspelled name would be missing without a word.
  @Test(arguments: [ReaderOptions(), ReaderOptions(strength: .spec)])
  func misspelled(_ options: ReaderOptions) {
    let snippet = Snippet(
      AnimationFile.with(#""iterations": 1"#)
        .split(separator: #""dev.tokenc.animation""#).joined(separator: #"«"dev.tokenc.animaton"»"#)
    )
    let reading = Reading(snippet.text, options)
    #expect(
      reading.diagnostics.map(reading.text) == [
        "\(snippet.position) unknown-extension tokenc has no extension `dev.tokenc.animaton`"
      ])
    #expect(reading.diagnostics.first?.severity == .warning)
    #expect(reading.diagnostics.first?.help == "did you mean `dev.tokenc.animation`?")
  }

  /// A configuration may allow it, and data of others is theirs.
  @Test func allowed() {
    let json = #"{ "$extensions": { "dev.tokenc.next": 1, "dev.other": { "tracks": 1 } } }"#
    var options = ReaderOptions()
    #expect(Reading(json, options).diagnostics.map(\.code) == ["unknown-extension"])
    options.levels["unknown-extension"] = .allow
    #expect(Reading(json, options).diagnostics.isEmpty)
  }
}
