import TokenModel
import TokenSyntax

extension DiagnosticCode {
  /// The description of a fault of a JSON text.
  static func of(_ code: JSONFaultCode) -> DiagnosticCode {
    DiagnosticCode(code.rawValue, .error, summary: "", explanation: "", bad: "", good: "")
  }
}
