import Foundation
import Testing

@testable import TokenCompiler

@Suite("What a run read, and whether it is still so")
struct InputRecordTests {
  /// Calls `body` with a folder that is removed afterwards.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "tokenc-record-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder + "/tokens", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func write(_ text: String, _ path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  /// The record of a run that lists `tokens` and reads all that is in it.
  private func read(_ folder: String) throws -> InputRecord {
    let files = RecordingFiles()
    let (inputs, _) = InputFinder.find([folder + "/tokens"], in: files)
    for input in inputs {
      if case .files(let paths) = input.content {
        for path in paths { _ = try files.read(path) }
      }
    }
    return files.record
  }

  private func isStale(_ record: InputRecord) -> Bool {
    var record = record
    return record.isStale()
  }

  @Test("bytes of the same length in the same tick of the clock are seen")
  func sameLength() throws {
    try withFolder { folder in
      let path = folder + "/tokens/a.json"
      for value in 0..<50 {
        let file = open(path, O_WRONLY | O_CREAT, 0o644)
        defer { close(file) }
        pwrite(file, "{\(1000 + value)}", 6, 0)
        let record = try read(folder)
        #expect(!isStale(record))
        pwrite(file, "{\(2000 + value)}", 6, 0)
        #expect(isStale(record), "\(value)")
      }
    }
  }

  @Test("appearance, disappearance and replacement are seen; what cannot be tokens is not")
  func names() throws {
    try withFolder { folder in
      let path = folder + "/tokens/a.json"
      try write("{}", path)
      try write("notes", folder + "/tokens/notes.txt")
      var record = try read(folder)
      #expect(record.files == [path] && record.folders == [folder + "/tokens"])
      for name in [".hidden.json", "a.json~", "4913", "tokenc.json"] {
        try write("{}", folder + "/tokens/" + name)
        #expect(!isStale(record), "\(name)")
      }
      try FileManager.default.removeItem(atPath: folder + "/tokens/notes.txt")
      #expect(!isStale(record))
      try write("{}", folder + "/tokens/b.json")
      #expect(isStale(record))
      record = try read(folder)
      try FileManager.default.createDirectory(
        atPath: folder + "/tokens/sub", withIntermediateDirectories: false)
      #expect(isStale(record))
      record = try read(folder)
      try FileManager.default.removeItem(atPath: path)
      #expect(isStale(record))
    }
  }

  @Test("a file that was missing makes a record stale when it appears")
  func missing() throws {
    try withFolder { folder in
      let files = RecordingFiles()
      #expect(files.kind(of: folder + "/tokenc.json") == nil)
      #expect(throws: FileError.self) { try files.read(folder + "/x/missing.json") }
      let record = files.record
      #expect(record.files == [] && !isStale(record))
      try write("{}", folder + "/tokenc.json")
      #expect(isStale(record))
    }
  }

  @Test("a name that is no token is watched for in a listed folder if it was asked for")
  func askedFor() throws {
    try withFolder { folder in
      let files = RecordingFiles()
      #expect(files.kind(of: folder + "/tokens/tokenc.json") == nil)
      _ = try files.entries(of: folder + "/tokens")
      #expect(WatchPlan(files.record).folders[folder + "/tokens"]?.names == ["tokenc.json": false])
      try write("{}", folder + "/tokens/tokenc.json")
      #expect(isStale(files.record))
    }
  }

  @Test("the plan watches folders, links on the way, and the place of what is missing")
  func plan() throws {
    try withFolder { folder in
      try write("{}", folder + "/tokens/a.json")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link", withDestinationPath: "tokens")
      let files = RecordingFiles()
      _ = try files.read(folder + "/link/a.json")
      _ = files.kind(of: folder + "/no/such/file.json")
      let plan = WatchPlan(files.record).folders
      #expect(plan[folder + "/link"]?.names == ["a.json": true])
      #expect(plan[folder]?.names == ["link": false, "no": false])
      #expect(plan[folder + "/no"]?.names == ["such": false])
      #expect(plan["/"]?.isOnlyPassed == true)
    }
  }
}
