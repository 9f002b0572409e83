package import StateKitGenerator

/// Prints diagnostics on standard error.
package struct DiagnosticPrinter {
  let format: any DiagnosticFormat

  package init(format: any DiagnosticFormat) {
    self.format = format
  }

  /// The printer for text, with colours if they are wanted.
  package static var standard: DiagnosticPrinter {
    DiagnosticPrinter(
      format: TextFormat(
        colors: TerminalColors.areWanted(isTerminal: Console.isTerminal, environment: Console.environment)
      )
    )
  }

  package func print(_ diagnostics: [Diagnostic]) {
    Console.complain(format.text(of: diagnostics))
  }

  /// Prints the findings of a check on standard output.
  package func report(_ findings: [FileFinding]) throws(CommandFailure) {
    for finding in findings { try Console.report("\(format.line(of: finding))\n") }
  }
}

/// A finding of a check, about a whole file.
package struct FileFinding {
  package let path: String
  /// One or two words, for example `stale`.
  package let state: String
  /// A detail of the state, for a form that has only one line.
  package var detail: String?
  /// The meaning of the state, and the remedy.
  package let explanation: String

  package init(_ state: String, _ path: String, detail: String? = nil, explanation: String) {
    self.state = state
    self.detail = detail
    self.path = path
    self.explanation = explanation
  }
}

/// A form in which diagnostics are printed.
package protocol DiagnosticFormat {
  func text(of diagnostics: [Diagnostic]) -> String
  func line(of finding: FileFinding) -> String
}

extension DiagnosticFormat {
  package func line(of finding: FileFinding) -> String {
    PrintableText.of("\(finding.state): \(finding.path)\(finding.detail.map { " (\($0))" } ?? "")")
  }
}
