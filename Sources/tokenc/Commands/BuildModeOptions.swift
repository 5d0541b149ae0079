/// What `build` does beside or instead of one build.
struct BuildModeOptions: Sendable {
  /// Whether to build again whenever something changes.
  var isWatching = false
  /// Whether to look at files in intervals instead of asking for events.
  var isPolling = false
  /// Where the rule for Make or Ninja goes.
  var depfile: String?
  /// Whether to print the paths of the outputs, and write nothing.
  var listsOutputs = false

  /// The options.
  static var group: OptionGroup<BuildModeOptions> {
    OptionGroup(
      "Again and again",
      [
        .flag(
          "watch", short: "w", into: \.isWatching,
          help: "Build again whenever something changes, until Ctrl-C."),
        .flag(
          "poll", into: \.isPolling,
          help: "With --watch, look at the files every 100 ms: for network folders without events."),
        .value(
          "depfile", .file("FILE"), into: \.depfile,
          help: "Write what the outputs depend on for Make or Ninja."),
        .flag(
          "list-outputs", into: \.listsOutputs,
          help: "Print the path of every output, and write nothing."),
      ])
  }
}
