package import StateKitGenerator

/// Prints diagnostics on standard error.
package struct DiagnosticPrinter {
  let format: any DiagnosticFormat

  package init(format: any DiagnosticFormat) {
    self.format = format
  }

  /// Text, in colours if they are wanted.
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
}

/// A form in which diagnostics are printed.
package protocol DiagnosticFormat {
  func text(of diagnostics: [Diagnostic]) -> String
}
