import TokenCompiler
import TokenEmit
import TokenSyntax

/// Lists what a migration could not carry over as it was, and what it did.
struct MigrationReport {
  private let stream: StandardStream
  private var places: Places

  /// Prints to `stream`.
  init(sources: SourceMap, stream: StandardStream) {
    self.stream = stream
    places = Places(sources)
  }

  /// Prints one list for each kind of remark, then a summary.
  func print(_ projects: [MigratedProject]) {
    var printer = self
    for kind in MigrationRemark.Kind.allCases {
      let remarks = projects.flatMap { $0.migration.remarks.filter { $0.kind == kind } }
      guard !remarks.isEmpty else { continue }
      stream.writeLine(kind.title(count: remarks.count))
      for remark in remarks { printer.print(remark) }
    }
    let tokens = projects.reduce(0) { $0 + $1.migration.standardTokens }
    let files = projects.reduce(0) { $0 + $1.migration.files.count }
    stream.writeLine("Migrated \(counted(tokens, "token")) to \(counted(files, "file"))")
  }

  private mutating func print(_ remark: MigrationRemark) {
    var line = "  " + TerminalText.visible(remark.subject)
    if !remark.detail.isEmpty { line += ": " + TerminalText.visible(remark.detail) }
    if let span = remark.span {
      let place = places.place(of: span)
      line += "  (\(FramePrinter.display(place.path)):\(place.start.line):\(place.start.column))"
    }
    stream.writeLine(line)
  }
}

extension MigrationRemark.Kind {
  /// What the remarks of a kind have in common.
  fileprivate func title(count: Int) -> String {
    switch self {
    case .noStandardForm:
      "\(counted(count, "token")) without a standard form, kept under "
        + "$extensions.\"dev.tokenc.tokens\" of the file:"
    case .nearestValue:
      "\(counted(count, "token")) with the nearest standard value; the whole one is kept under "
        + "$extensions.\"dev.tokenc.value\":"
    case .evaluated:
      "\(counted(count, "value")) evaluated; the text is kept under "
        + "$extensions.\"dev.tokenc.expression\":"
    case .referenceWritten:
      "\(counted(count, "value")) with a reference that is replaced by what it leads to:"
    case .extended: "\(counted(count, "group")) with $extends, whose tokens are written out:"
    case .replaced:
      "\(counted(count, "declaration")) left out, because another replaces it in every theme:"
    case .modifierDropped:
      "\(counted(count, "modifier")) with one context, which now holds always:"
    case .shown:
      "\(counted(count, "set")) for references alone, whose tokens in contexts outputs will show:"
    case .commentsDropped: "\(counted(count, "file")) with comments, which JSON does not have:"
    case .inexpressible:
      "\(count) tokens or groups that depend on several modifiers in "
        + "no order of overriding; what holds in the default contexts is written:"
    }
  }
}
