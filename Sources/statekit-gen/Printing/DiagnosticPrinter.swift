internal import StateKitGenerator

/// Prints diagnostics on standard error.
struct DiagnosticPrinter {
  let format: any DiagnosticFormat

  /// Text, in colours where they are wanted.
  static var standard: DiagnosticPrinter {
    DiagnosticPrinter(
      format: TextFormat(
        colors: TerminalColors.areWanted(isTerminal: Console.isTerminal, environment: Console.environment)
      )
    )
  }

  func print(_ diagnostics: [Diagnostic]) {
    Console.complain(format.text(of: diagnostics))
  }
}

/// A form in which diagnostics are printed.
protocol DiagnosticFormat {
  func text(of diagnostics: [Diagnostic]) -> String
}
