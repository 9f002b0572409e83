internal import StateKitGenerator

/// Colours of a terminal.
enum TerminalColors: String {
  case error = "1;31"
  case warning = "1;35"
  case note = "1;36"
  case caret = "1;32"
  case strong = "1"

  init(of severity: Diagnostic.Severity) {
    self =
      switch severity {
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
  }

  /// Follows <https://no-color.org> and <https://bixense.com/clicolors>; an empty variable counts as unset.
  static func areWanted(isTerminal: Bool, environment: (String) -> String?) -> Bool {
    if environment("NO_COLOR") != nil { return false }
    if let force = environment("CLICOLOR_FORCE"), force != "0" { return true }
    if environment("CLICOLOR") == "0" || environment("TERM") == "dumb" { return false }
    return isTerminal
  }

  func apply(to text: String) -> String {
    "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}
