internal import ArgumentParser
internal import StateKitGenerator
internal import StateKitToolSupport

/// The tool, which reads schemas and writes Swift.
@main
struct StateKitGen: ParsableCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "statekit-gen",
    abstract: "Generates Swift from the schemas of an app's domains.",
    discussion: """
      Exit status: 0 done, 1 a schema has errors or a check found something (diff: 1 a change is breaking, 2 a schema has \
      errors), 64 wrong usage, \
      66 an input cannot be read, 74 an output cannot be written.
      """,
    version: "0.1.0",
    subcommands: [
      InitCommand.self, GenerateCommand.self, ValidateCommand.self, ScaffoldCommand.self, FormatCommand.self,
      GraphCommand.self, DiffCommand.self, MigrateCommand.self, ViewCommand.self, ExplainCommand.self,
      SchemaCommand.self, LspCommand.self,
    ]
  )

  static func main() {
    var arguments: [String] = []
    do {
      arguments = try ArgumentFile.expand(ProgramArguments.read())
      try refuseUnknownCommand(in: arguments)
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch let failure as CommandFailure {
      failure.report()
      exit(withError: ExitCode(failure.status.rawValue))
    } catch let status as ExitCode {
      exit(withError: status)
    } catch {
      switch exitCode(for: error) {
      case .validationFailure:
        complainOfUnknownOption(in: arguments)
        exitComplaining(of: error)
      case .success: exitReporting(fullMessage(for: error))
      default: exit(withError: error)
      }
    }
  }

  /// Without this the argument parser would only report unexpected arguments.
  private static func refuseUnknownCommand(in arguments: [String]) throws(CommandFailure) {
    let commands = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    let names = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let word = names.first, !word.hasPrefix("-"), !commands.contains(word) else { return }
    let question = nearMiss(of: word, in: commands).map { "; did you mean '\($0)'?" }
    let remedy = question ?? "; there is \(commands.listed("and"))"
    throw CommandFailure(.wrongUsage, ["there is no command '\(word)'\(remedy)"])
  }

  /// Reports an unknown option. The argument parser would first report a missing one, which is often the same option,
  /// misspelled.
  private static func complainOfUnknownOption(in arguments: [String]) {
    let command = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
    guard let command else { return }
    let options = helpMessage(for: command, columns: .max).matches(of: /--[a-z][a-z-]*/).map {
      String($0.output)
    }
    let given = arguments.dropFirst().prefix { $0 != "--" }.filter { $0.hasPrefix("--") }
      .map { String($0.prefix { $0 != "=" }) }
    guard let option = given.first(where: { !options.contains($0) }) else { return }
    let question = nearMiss(of: option, in: options).map { "; did you mean '\($0)'?" }
    let help = "; 'statekit-gen \(arguments[0]) --help' lists the options"
    CommandFailure(.wrongUsage, ["there is no option '\(option)'\(question ?? help)"]).report()
    exit(withError: ExitCode(CommandFailure.Status.wrongUsage.rawValue))
  }

  /// Prints the text of `--help` and similar options. A failed write is an error, so that a partial text is noticed.
  private static func exitReporting(_ message: String) -> Never {
    do throws(CommandFailure) {
      if !message.isEmpty { try Console.report(message + "\n") }
      exit()
    } catch {
      error.report()
      exit(withError: ExitCode(error.status.rawValue))
    }
  }

  /// Reports wrong usage in the form of all other errors. The parser quotes arguments, or one side of their '=',
  /// without escapes, so that line breaks in them would look like lines of the message.
  private static func exitComplaining(of error: any Error) -> Never {
    let quoted = CommandLine.arguments.dropFirst()
      .flatMap { (argument: String) -> [Substring] in
        [argument[...]] + argument.split(separator: "=", maxSplits: 1)
      }
      .filter { $0.contains(where: \.isNewline) }
      .sorted { $0.count > $1.count }
    let message = quoted.reduce(fullMessage(for: error)) {
      $0.replacing($1, with: PrintableText.of(String($1)))
    }
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    let printable = lines.map { PrintableText.of(String($0)) }.joined(separator: "\n")
    Console.complain(printable.replacingPrefix("Error:", with: "error:") + "\n")
    exit(withError: ExitCode.validationFailure)
  }
}

extension String {
  fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}
