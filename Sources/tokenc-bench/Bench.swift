import TokenCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The benchmarks of `tokenc`. They mean something in a release build only.
@main
enum Bench {
  private static let usage = """
    usage: tokenc-bench tokens [--most COUNT] [--runs COUNT] [--folder FOLDER]
           tokenc-bench generate COUNT FOLDER [--form hex|object] [--files COUNT] [--themes]
                                 [--compact] [--distinct] [--seed SEED]
           tokenc-bench motion

    tokens    builds generated sets of 100 to 1,000,000 tokens and prints what every stage takes
    generate  writes such a set
    motion    evaluates curves, springs and colours

    """

  static func main() {
    do {
      try run()
    } catch let mistake as BenchArguments.Mistake {
      // For whoever runs benchmarks by hand: the status is all that a script looks at.
      print("error: \(mistake)\n\(usage)", terminator: "")
      exit(2)
    } catch let fault as FileError {
      print("error: \(fault.path): \(fault.reason)")
      exit(2)
    } catch {
      // A program that is missing, a folder that cannot be made.
      print("error: \(error)")
      exit(2)
    }
  }

  private static func run() throws {
    var words = BenchArguments(CommandLine.arguments.dropFirst())
    switch words.next() {
    case "tokens":
      var benchmark = TokenBenchmark()
      while let option = words.next() {
        switch option {
        case "--most": benchmark.most = try words.number(option)
        case "--runs": benchmark.runs = try words.number(option)
        case "--folder": benchmark.folder = try words.text(option)
        default: throw BenchArguments.Mistake("there is no option '\(option)'")
        }
      }
      try benchmark.run()
    case "generate":
      let (options, folder) = try generation(&words)
      try GeneratedSet(options).write(to: folder)
    case "measure":
      let folder = try words.text("measure")
      guard words.next() == "--runs" else { throw BenchArguments.Mistake("expected --runs") }
      print(try Measurement(of: folder, runs: try words.number("--runs")).lines, terminator: "")
    case "motion":
      try MotionBenchmark.run()
    default:
      print(usage, terminator: "")
    }
  }

  private static func generation(
    _ words: inout BenchArguments
  ) throws -> (options: GeneratorOptions, folder: String) {
    var options = GeneratorOptions()
    options.count = try words.number("generate")
    let folder = try words.text("generate")
    while let option = words.next() {
      switch option {
      case "--form":
        let form = try words.text(option)
        guard form == "hex" || form == "object" else {
          throw BenchArguments.Mistake("--form is hex or object")
        }
        options.usesObjects = form == "object"
      case "--files": options.files = try words.number(option)
      case "--themes": options.hasThemes = true
      case "--compact": options.isCompact = true
      case "--distinct": options.isDistinct = true
      case "--seed": options.seed = UInt64(try words.number(option))
      default: throw BenchArguments.Mistake("there is no option '\(option)'")
      }
    }
    return (options, folder)
  }
}

/// The words of a command line, one after the other.
struct BenchArguments {
  /// A word that is wrong or missing.
  struct Mistake: Error, CustomStringConvertible {
    /// What is wrong.
    let description: String

    /// A mistake.
    init(_ description: String) {
      self.description = description
    }
  }

  private var rest: ArraySlice<String>

  /// The words in order.
  init(_ words: ArraySlice<String>) {
    rest = words
  }

  /// The next word; nil at the end.
  mutating func next() -> String? { rest.popFirst() }

  /// The next word, which `owner` needs.
  mutating func text(_ owner: String) throws -> String {
    guard let word = next() else { throw Mistake("'\(owner)' needs another word") }
    return word
  }

  /// The next word as a positive number, which `owner` needs.
  mutating func number(_ owner: String) throws -> Int {
    let word = try text(owner)
    guard let number = Int(word), number > 0 else {
      throw Mistake("'\(owner)' needs a number from 1, not '\(word)'")
    }
    return number
  }
}
