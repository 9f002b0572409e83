/// The reason why a command ends early.
package struct CommandFailure: Error, Equatable {
  /// The exit statuses, on which scripts rely. Most cases of wrong usage are found by the argument parser.
  package enum Status: Int32 {
    case found = 1
    /// The status of `diff` for schemas with errors; for `diff`, 1 means breaking changes.
    case schemaErrors = 2
    case wrongUsage = 64
    case unreadableInput = 66
    case unwritableOutput = 74
  }

  package let status: Status
  /// The messages that are not printed yet, one line for each.
  package let messages: [String]

  package init(_ status: Status, _ messages: [String] = []) {
    self.status = status
    self.messages = messages
  }

  /// Prints the messages to standard error.
  package func report() {
    for message in messages { Console.complain("error: \(PrintableText.of(message))\n") }
  }
}
