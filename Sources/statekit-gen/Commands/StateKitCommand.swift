internal import ArgumentParser
internal import StateKitToolSupport

/// A command that succeeds or throws a `CommandFailure`.
protocol StateKitCommand: ParsableCommand {
  func execute() throws(CommandFailure)
}

extension StateKitCommand {
  func run() throws {
    do {
      try execute()
    } catch {
      error.report()
      throw ExitCode(error.status.rawValue)
    }
  }
}
