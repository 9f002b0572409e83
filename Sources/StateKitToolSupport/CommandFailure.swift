/// Why a command ends before it is done.
package struct CommandFailure: Error, Equatable {
  /// The statuses that scripts rely on; most of what is wrong usage the argument parser finds.
  package enum Status: Int32 {
    case found = 1
    case wrongUsage = 64
    case unreadableInput = 66
    case unwritableOutput = 74
  }

  package let status: Status
  /// What is still to be said on standard error, one line each.
  package let messages: [String]

  package init(_ status: Status, _ messages: [String] = []) {
    self.status = status
    self.messages = messages
  }

  /// Says what is still to be said.
  package func report() {
    for message in messages { Console.complain("error: \(PrintableText.of(message))\n") }
  }
}
