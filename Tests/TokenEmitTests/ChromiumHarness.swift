import Foundation
import Testing

/// Loads a page in headless Chromium and reads what its script wrote.
enum Chromium {
  /// Where Chromium is; nil where it is not installed.
  static let path: String? = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
  ]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// False where Chromium is missing and may be: tests are then skipped. With
  /// `TOKENC_REQUIRE_TOOLS=1` they run, and fail.
  static let isUsable =
    path != nil || ProcessInfo.processInfo.environment["TOKENC_REQUIRE_TOOLS"] == "1"

  /// Why browser tests are skipped.
  static let reason: Comment = "chromium is not installed (TOKENC_REQUIRE_TOOLS=1 makes this fail)"

  /// What a page is shown in.
  struct Media {
    /// Whether the system prefers a dark scheme.
    var isDark = false
    /// Whether it prefers less motion.
    var isReduced = false

    fileprivate var arguments: [String] {
      ["--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)"]
        + (isReduced ? ["--force-prefers-reduced-motion"] : [])
    }
  }

  private struct Answer<Value: Decodable>: Decodable {
    var value: Value?
    var error: String?
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Loads a page of `css` and `body`, runs `script`, the body of a function that returns something
  /// that JSON can hold, and decodes that.
  static func run<Result: Decodable>(
    css: String, body: String = "", script: String, media: Media = Media(),
    as type: Result.Type = Result.self
  ) throws -> Result {
    let page = """
      <!doctype html><html><head><meta charset="utf-8"><style id="tokens">\(css)</style></head>
      <body>\(body)<script>
      let result;
      try { result = { value: (() => { \(script) })() }; }
      catch (error) { result = { error: String(error && error.stack || error) }; }
      document.documentElement.textContent =
        "<<<" + btoa(unescape(encodeURIComponent(JSON.stringify(result)))) + ">>>";
      </script></body></html>
      """
    let output = try dump(page, media.arguments)
    guard let start = output.range(of: "&lt;&lt;&lt;"), let end = output.range(of: "&gt;&gt;&gt;"),
      let data = Data(base64Encoded: String(output[start.upperBound..<end.lowerBound]))
    else { throw Failure(description: "no result in the page: \(output.prefix(500))") }
    let answer = try JSONDecoder().decode(Answer<Result>.self, from: data)
    guard let value = answer.value else {
      throw Failure(description: answer.error ?? "the script returned nothing")
    }
    return value
  }

  private static func dump(_ page: String, _ arguments: [String]) throws -> String {
    guard let path else { throw Failure(description: "chromium is missing") }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tokenc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    try Data(page.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments =
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
        "--user-data-dir=\(folder.path)/profile",
      ] + arguments + ["--dump-dom", file.absoluteString]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
