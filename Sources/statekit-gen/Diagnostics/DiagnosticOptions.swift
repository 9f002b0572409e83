internal import ArgumentParser
internal import StateKitToolSupport

/// `--format`: the form in which diagnostics are printed.
struct DiagnosticOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The form of diagnostics on standard error.",
      discussion: """
        json prints one line with an object for each diagnostic, with the keys severity (error, warning, note), code, \
        message, path, line, column, suggestion (a string or null) and notes (a list of objects with message, path, line, \
        column). github is for GitHub Actions, also the files that --check names; xcode is for Xcode's build log.
        """
    )
  )
  var format: DiagnosticForm = .text

  var printer: DiagnosticPrinter {
    switch format {
    case .text: .standard
    case .json: DiagnosticPrinter(format: JSONFormat())
    case .xcode: DiagnosticPrinter(format: XcodeFormat(currentFolder: Folder.current))
    case .github: DiagnosticPrinter(format: GitHubFormat.here)
    }
  }
}

/// A form in which diagnostics can be printed.
enum DiagnosticForm: String, CaseIterable, ExpressibleByArgument {
  case text, json, xcode, github
}
