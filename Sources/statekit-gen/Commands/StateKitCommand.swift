internal import ArgumentParser

/// A command that ends either well or by a `CommandFailure`.
protocol StateKitCommand: ParsableCommand {
  func execute() throws(CommandFailure)
}

extension StateKitCommand {
  func run() throws {
    do {
      try execute()
    } catch {
      for message in error.messages {
        Console.complain("error: \(PrintableText.of(message))\n")
      }
      throw ExitCode(error.status.rawValue)
    }
  }
}
