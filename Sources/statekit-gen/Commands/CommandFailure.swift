/// Why a command ends before it is done.
struct CommandFailure: Error, Equatable {
  /// The statuses that scripts rely on; most of what is wrong usage the argument parser finds.
  enum Status: Int32 {
    case found = 1
    case wrongUsage = 64
    case unreadableInput = 66
    case unwritableOutput = 74
  }

  let status: Status
  /// What is still to be said on standard error, one line each.
  let messages: [String]

  init(_ status: Status, _ messages: [String] = []) {
    self.status = status
    self.messages = messages
  }
}
