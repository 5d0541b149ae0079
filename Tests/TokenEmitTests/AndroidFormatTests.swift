import Testing
import TokenModel

@testable import TokenEmit

/// Android resources: well-formed, with the resolved values, in the right folders.
struct AndroidFormatTests {
  private static let everything = CSSProject.resolver(CSSEverything.document)

  private static func files(_ options: AndroidOptions = AndroidOptions()) -> [String: [UInt8]] {
    let plan = AndroidEmitter(options: options).plan(everything)
    for diagnostic in plan.diagnostics where diagnostic.severity == .error {
      Issue.record("\(diagnostic.message)")
    }
    return Dictionary(uniqueKeysWithValues: plan.files.map { ($0.path, $0.bytes()) })
  }

  @Test(.enabled(if: ToolHarness.has("xmllint"), "no xmllint"))
  func theFilesAreWellFormed() throws {
    let files = Self.files()
    #expect(
      files.keys.sorted() == [
        "android/res/values-night/tokens.xml", "android/res/values/tokens.xml",
      ])
    _ = try ToolHarness.run("xmllint", ["--noout"] + files.keys.sorted(), files: files)
    // No name stands twice.
    let names = try ToolHarness.run(
      "xmllint", ["--xpath", "/resources/*/@name", "android/res/values/tokens.xml"], files: files)
    let list = names.split(whereSeparator: \.isWhitespace)
    #expect(Set(list).count == list.count)
    #expect(list.count > 40)
  }

  @Test func valuesAreTheResolvedOnes() throws {
    let files = Self.files()
    let day = String(decoding: files["android/res/values/tokens.xml"] ?? [], as: UTF8.self)
    for line in [
      #"<color name="plain_hex">#ff6600</color>"#, #"<color name="plain_srgb">#808040ff</color>"#,
      #"<dimen name="plain_px">-1.5dp</dimen>"#, #"<dimen name="plain_rem">1.6sp</dimen>"#,
      #"<integer name="plain_ms">480</integer>"#, #"<integer name="plain_s">240</integer>"#,
      #"<item name="plain_number" type="dimen" format="float">1.25</item>"#,
      #"<string name="plain_one_family">"Inter"</string>"#,
      #"<item>"O\'Reilly \"Sans\""</item>"#, #"<item name="android:textSize">24sp</item>"#,
      #"<item name="hostile_minus_1" type="dimen" format="float">3</item>"#,
      #"<color name="theme_bg">#ffffff</color>"#, #"<dimen name="density_space">16dp</dimen>"#,
      "<!-- ends */ here &lt;/style&gt; next Deprecated: use */ x -->",
    ] {
      #expect(day.contains(line), "\(line)")
    }
    let night = String(decoding: files["android/res/values-night/tokens.xml"] ?? [], as: UTF8.self)
    #expect(night.contains(#"<color name="theme_bg">#000000</color>"#))
    #expect(night.contains(#"<color name="mixed_button">#000000</color>"#))
    #expect(!night.contains("theme_same"))
  }

  @Test func whatIsLostIsSaid() {
    let plan = AndroidEmitter().plan(Self.everything)
    #expect(plan.diagnostics.allSatisfy { $0.code == "value-not-expressible" })
    let paths = Set(plan.diagnostics.compactMap(\.tokenPath))
    for path in ["plain.bezier", "plain.shadow", "plain.gradient", "density.space", "plain.p3"] {
      #expect(paths.contains(path), "\(path)")
    }
    #expect(!paths.contains("plain.hex"))
  }

  @Test func optionsDoWhatTheySay() {
    var options = AndroidOptions()
    options.prefix = "acme"
    options.rem = 10
    options.remUnit = .dp
    options.writesComments = false
    options.qualifiers = [
      AndroidOptions.Qualifier(modifier: "density", context: "compact", qualifier: "sw600dp")
    ]
    let files = Self.files(options)
    let text = String(decoding: files["android/res/values/tokens.xml"] ?? [], as: UTF8.self)
    #expect(text.contains(#"<dimen name="acme_plain_rem">1dp</dimen>"#))
    #expect(!text.contains("Deprecated"))
    let wide = String(
      decoding: files["android/res/values-sw600dp/tokens.xml"] ?? [], as: UTF8.self)
    #expect(wide.contains(#"<dimen name="acme_density_space">8dp</dimen>"#))
  }
}
