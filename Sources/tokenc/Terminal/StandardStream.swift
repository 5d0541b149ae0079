/// Standard output or standard error: collects what is written and hands it on in large pieces.
///
/// A failure is remembered, not thrown: what is written afterwards is dropped, and
/// `Terminal.finish` decides what it means for the exit status. Not for use from several threads.
final class StandardStream {
  /// Why a stream takes nothing more.
  enum Failure: Equatable {
    /// Nobody reads the pipe any more.
    case brokenPipe
    /// In the words of the system: "No space left on device".
    case other(String)
  }

  private enum Sink {
    case descriptor(Int32)
    case memory
  }

  private static let capacity = 65_536

  /// Whether a person sees it at once.
  let isTerminal: Bool
  /// The width in columns, at least 1; `nil` if it is no terminal and `COLUMNS` does not say.
  let columns: Int?
  /// How to paint what is written here. `Terminal.use` changes it.
  private(set) var style = Style.plain
  /// Set once a write fails.
  private(set) var failure: Failure?

  private let sink: Sink
  private var pending: [UInt8] = []
  private weak var sibling: StandardStream?

  /// A stream that writes to a descriptor. `COLUMNS`, if it holds a positive number, wins over what
  /// the terminal says.
  init(descriptor: Int32, environment: (String) -> String?) {
    sink = .descriptor(descriptor)
    isTerminal = SystemCalls.isTerminal(descriptor)
    if let wanted = environment("COLUMNS").flatMap({ Int($0) }), wanted > 0 {
      columns = wanted
    } else {
      columns = isTerminal ? SystemCalls.columns(of: descriptor) : nil
    }
  }

  /// A stream that keeps everything in `memory`, for tests.
  init(columns: Int?, isTerminal: Bool = false) {
    sink = .memory
    self.isTerminal = isTerminal
    self.columns = columns
  }

  /// What a stream in memory holds, read as UTF-8; for others what is not handed on yet.
  var text: String { String(decoding: pending, as: UTF8.self) }

  /// The width for running text: the terminal's, 80 if there is none, at least 40 and at most 100.
  var textWidth: Int { min(max(columns ?? 80, 40), 100) }

  /// Paints by `style` from here on.
  func use(_ style: Style) {
    self.style = style
  }

  /// Makes what was written to `sibling` earlier appear earlier, though both collect.
  func keepOrder(with sibling: StandardStream) {
    self.sibling = sibling
  }

  /// Appends text.
  func write(_ text: String) {
    write(text.utf8)
  }

  /// Appends text and a line break.
  func writeLine(_ text: String = "") {
    write(text.utf8)
    write(CollectionOfOne(UInt8(ascii: "\n")))
  }

  /// Appends bytes as they are.
  func write(_ bytes: some Collection<UInt8>) {
    guard failure == nil else { return }
    if pending.isEmpty { sibling?.flush() }
    pending.append(contentsOf: bytes)
    if pending.count >= Self.capacity { flush() }
  }

  /// Hands on everything that was written so far.
  func flush() {
    guard case .descriptor(let descriptor) = sink, !pending.isEmpty else { return }
    pending.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while failure == nil, !rest.isEmpty {
        switch SystemCalls.write(UnsafeRawBufferPointer(rebasing: rest), to: descriptor) {
        case .wrote(let count): rest = rest.dropFirst(count)
        case .brokenPipe: failure = .brokenPipe
        case .failed(let reason): failure = .other(reason)
        }
      }
    }
    pending.removeAll(keepingCapacity: true)
  }
}
