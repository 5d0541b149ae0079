import TokenModel
import TokenSyntax

/// Prints a finding on one line, in the form that editors know from compilers:
/// `file:line:column: severity: message [code]`.
enum ConcisePrinter {
  /// Appends the line of a finding, with its end.
  static func append(
    _ diagnostic: Diagnostic, places: inout Places, to line: inout LineBuffer
  ) {
    if let span = diagnostic.span {
      let start = places.start(of: span)
      let path = places.shownPath(of: span)
      line.paint(.bold) { line in
        line.append(path)
        line.append(":")
        line.append(start.line)
        line.append(":")
        line.append(start.column)
        line.append(":")
      }
      line.append(" ")
    }
    line.paint(.bold, FramePrinter.color(of: diagnostic.severity)) { line in
      line.append(diagnostic.severity.name)
      line.append(":")
    }
    line.append(" ")
    line.append(visible: diagnostic.message)
    line.append(" ")
    line.paint(.dim) { line in
      line.append("[")
      line.append(diagnostic.code)
      line.append("]")
    }
    line.endLine()
  }
}
