import TokenModel
import TokenSyntax

/// Prints a finding on one line, in the form that editors know from compilers:
/// `file:line:column: severity: message [code]`.
enum ConcisePrinter {
  /// The line of a finding.
  static func headline(
    _ diagnostic: Diagnostic, places: inout Places, style: Style
  ) -> String {
    var text = ""
    if let span = diagnostic.span {
      let place = places.place(of: span)
      text += style.paint(
        "\(FramePrinter.display(place.path)):\(place.start.line):\(place.start.column):", .bold)
      text += " "
    }
    let label = diagnostic.severity.name + ":"
    switch diagnostic.severity {
    case .error: text += style.paint(label, .bold, .red)
    case .warning: text += style.paint(label, .bold, .yellow)
    case .note: text += style.paint(label, .bold, .cyan)
    }
    let code = style.paint("[\(diagnostic.code)]", .dim)
    return text + " \(TerminalText.visible(diagnostic.message)) \(code)"
  }
}
