import Testing
import TokenEmit

@testable import TokenCompiler

@Suite("Outputs are put in place together or not at all")
struct OutputWriterTests {
  private let mark = "/* \(OutputWriter.mark) */\n"

  private func job(_ path: String, _ text: String) -> OutputWriter.Job {
    OutputWriter.Job(path: path) { $0.append(Array(text.utf8)) }
  }

  @Test("a new file is created, an equal one left alone, another one updated")
  func changes() throws {
    let files = MemoryFiles(["out/same.css": mark + "a", "out/other.css": mark + "a"])
    let result = try OutputWriter(files: files).write([
      job("out/new.css", mark), job("out/same.css", mark + "a"), job("out/other.css", mark + "b"),
    ])
    #expect(result.map(\.change) == [.created, .unchanged, .updated])
    #expect(files.text("out/other.css") == mark + "b")
    #expect(files.writeCount == 2)
    #expect(files.paths == ["out/new.css", "out/other.css", "out/same.css"])
  }

  @Test("a shorter and a longer file with the same beginning are updated")
  func prefixes() throws {
    let files = MemoryFiles(["a.css": mark + "abc", "b.css": mark + "abc"])
    let result = try OutputWriter(files: files).write([
      job("a.css", mark + "ab"), job("b.css", mark + "abcd"),
    ])
    #expect(result.map(\.change) == [.updated, .updated])
    #expect(files.text("a.css") == mark + "ab")
    #expect(files.text("b.css") == mark + "abcd")
  }

  @Test("large files are compared and written in pieces")
  func pieces() throws {
    let line = String(repeating: "x", count: 99) + "\n"
    let text = mark + String(repeating: line, count: 20_000)
    let files = MemoryFiles(["a.css": text, "b.css": text])
    let write: @Sendable (String) -> OutputWriter.Job = { path in
      OutputWriter.Job(path: path) { sink in
        sink.append(Array(mark.utf8))
        for number in 0..<20_000 {
          sink.append(Array((path == "b.css" && number == 19_999 ? "end\n" : line).utf8))
          sink.drainIfFull()
        }
      }
    }
    let result = try OutputWriter(files: files).write([write("a.css"), write("b.css")])
    #expect(result.map(\.change) == [.unchanged, .updated])
    #expect(files.text("a.css") == text)
    #expect(files.text("b.css") == text.dropLast(100) + "end\n")
    #expect(files.paths == ["a.css", "b.css"])
  }

  @Test("a file of other origin is refused, and none of the others is written")
  func foreign() throws {
    let files = MemoryFiles(["b.css": "body { }\n"])
    let error = #expect(throws: FileError.self) {
      try OutputWriter(files: files).write([job("a.css", mark), job("b.css", mark)])
    }
    #expect(error?.path == "b.css")
    #expect(files.paths == ["b.css"])
    #expect(files.text("b.css") == "body { }\n")
    let forced = OutputWriter(files: files, overwritesForeignFiles: true)
    #expect(try forced.write([job("b.css", mark)]).map(\.change) == [.updated])
  }

  @Test("an empty file is nobody's")
  func emptyFile() throws {
    let files = MemoryFiles(["a.css": ""])
    #expect(try OutputWriter(files: files).write([job("a.css", mark)]).map(\.change) == [.updated])
  }

  @Test("when one output cannot be written the others keep their bytes")
  func unwritable() throws {
    let files = MemoryFiles(["a/x.css": mark + "old", "b/y.css": mark + "old"])
    files.forbidWriting(below: "b")
    let error = #expect(throws: FileError.self) {
      try OutputWriter(files: files).write([
        job("a/x.css", mark + "new"), job("b/y.css", mark + "new"),
      ])
    }
    #expect(error == FileError(path: "b/y.css", reason: "permission denied"))
    #expect(files.text("a/x.css") == mark + "old")
    #expect(files.paths == ["a/x.css", "b/y.css"])
  }

  @Test("a check writes nothing")
  func check() throws {
    let files = MemoryFiles(["a.css": mark + "old"])
    let result = try OutputWriter(files: files, isCheck: true).write([
      job("a.css", mark + "new"), job("b.css", mark),
    ])
    #expect(result.map(\.change) == [.updated, .created])
    #expect(files.paths == ["a.css"])
    #expect(files.text("a.css") == mark + "old")
  }
}
