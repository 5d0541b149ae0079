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
        "android/res/drawable-night/mixed_edge.xml",
        "android/res/drawable-night/mixed_edge_alias.xml",
        "android/res/drawable/alias_border.xml", "android/res/drawable/mixed_edge.xml",
        "android/res/drawable/mixed_edge_alias.xml", "android/res/drawable/plain_border.xml",
        "android/res/interpolator/plain_bezier.xml",
        "android/res/interpolator/plain_transition.xml",
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

  @Test func easingsBordersAndGradientsHaveFiles() throws {
    let tokens = CSSProject.tokens(
      """
      {
        "ease": { "$type": "cubicBezier", "$value": [0.4, -0.5, 0.2, 1] },
        "fade": { "$type": "transition", "$value": { "duration": { "value": 200, "unit": "ms" },
          "delay": { "value": 0.1, "unit": "s" }, "timingFunction": "{ease}" } },
        "line": { "$type": "border", "$value": { "width": { "value": 2, "unit": "px" },
          "color": { "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5 },
          "style": { "dashArray": [{ "value": 4, "unit": "px" }, { "value": 1, "unit": "px" }],
            "lineCap": "butt" } } },
        "sky": { "$type": "gradient", "$value": [
          { "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "position": 0 },
          { "color": { "colorSpace": "srgb", "components": [0, 1, 0] }, "position": 0.5 },
          { "color": { "colorSpace": "srgb", "components": [0, 0, 1] }, "position": 1 }] }
      }
      """)
    let plan = AndroidEmitter().plan(tokens)
    #expect(plan.diagnostics.map(\.message) == [])
    let texts = Dictionary(
      uniqueKeysWithValues: plan.files.map {
        ($0.path, String(decoding: $0.bytes(), as: UTF8.self))
      })
    func text(_ path: String) -> String { texts["android/res/\(path)"] ?? "" }
    for (path, part) in [
      (
        "interpolator/ease.xml",
        #"android:controlX1="0.4" android:controlY1="-0.5" android:controlX2="0.2" android:controlY2="1" />"#
      ),
      ("interpolator/fade.xml", #"<pathInterpolator xmlns:android="#),
      ("values/tokens.xml", #"<integer name="fade_duration">200</integer>"#),
      ("values/tokens.xml", #"<integer name="fade_delay">100</integer>"#),
      (
        "drawable/line.xml",
        ##"<stroke android:width="2dp" android:color="#80ff0000" android:dashWidth="4dp" android:dashGap="1dp" />"##
      ),
      (
        "drawable/sky.xml",
        ##"android:startColor="#000000" android:centerColor="#00ff00" android:endColor="#0000ff" />"##
      ),
    ] {
      #expect(text(path).contains(part), "\(path): \(text(path))")
      #expect(text(path).contains("<!-- Generated by tokenc. Do not edit. -->"))
    }
  }

  @Test func whatIsLostIsSaid() {
    let plan = AndroidEmitter().plan(Self.everything)
    #expect(plan.diagnostics.allSatisfy { $0.code == "value-not-expressible" })
    let paths = Set(plan.diagnostics.compactMap(\.tokenPath))
    for path in ["plain.stroke", "plain.shadow", "plain.gradient", "density.space", "plain.p3"] {
      #expect(paths.contains(path), "\(path)")
    }
    #expect(!paths.contains("plain.hex") && !paths.contains("plain.bezier"))
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
