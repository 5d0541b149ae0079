package import TokenModel

/// An output format with its options, whatever their type: what configurations, help and the
/// configuration's schema are made from.
package struct OutputFormat: Sendable {
  /// An option without the type that takes it.
  package struct Option: Sendable {
    /// The member of `options`.
    package let name: String
    /// What may be written.
    package let shape: OptionShape
    /// What it does.
    package let summary: String
  }

  /// The name on the command line and in a configuration.
  package let name: String
  /// One line that says what it is.
  package let summary: String
  /// The path of the file when nothing is said, relative to the root of the output.
  package let defaultPath: String
  /// Every option. Made anew for each who asks: few runs do.
  package var options: [Option] { makeOptions() }
  private let makeOptions: @Sendable () -> [Option]
  /// Makes an emitter that writes to `path` (nil: the default path), and tells which of the values it
  /// refused, by their positions, and why.
  package let make:
    @Sendable (_ path: String?, _ values: [(name: String, value: OptionValue)]) -> (
      emitter: any Emitter, refused: [(position: Int, reason: String)]
    )

  /// The format of an emitter.
  init<E: Emitter>(_ type: E.Type) {
    name = E.name
    summary = E.summary
    defaultPath = E.Options().path
    makeOptions = {
      E.options.map { Option(name: $0.name, shape: $0.shape, summary: $0.summary) }
    }
    make = { path, values in
      var options = E.Options()
      var refused: [(position: Int, reason: String)] = []
      if let path { options.path = path }
      for (position, entry) in values.enumerated() {
        guard let option = E.options.first(where: { $0.name == entry.name }) else { continue }
        if let reason = option.store(entry.value, &options) { refused.append((position, reason)) }
      }
      return (E(options: options), refused)
    }
  }
}

extension OutputFormat {
  /// Every output format, in the order in which they are named to people.
  package static let all = emitterTypes.map { OutputFormat($0) }

  /// The names of all output formats: what most who ask for all of them want to know.
  package static var names: [String] { emitterTypes.map { $0.name } }

  /// The format with a name; nil if there is none.
  package static func named(_ name: String) -> OutputFormat? {
    emitterTypes.first { $0.name == name }.map { OutputFormat($0) }
  }
}
