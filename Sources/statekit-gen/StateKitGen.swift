internal import ArgumentParser
internal import StateKitGenerator
internal import StateKitToolSupport

/// The tool: reads schemas, writes Swift.
@main
struct StateKitGen: ParsableCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "statekit-gen",
    abstract: "Generates Swift from the schemas of an app's domains.",
    discussion: """
      Exit status: 0 done, 1 a schema has errors or a check found something, 64 wrong usage, \
      66 an input cannot be read, 74 an output cannot be written.
      """,
    version: "0.1.0",
    subcommands: [
      InitCommand.self, GenerateCommand.self, ValidateCommand.self, ScaffoldCommand.self, FormatCommand.self,
      GraphCommand.self, DiffCommand.self, MigrateCommand.self, ExplainCommand.self, SchemaCommand.self,
    ]
  )

  static func main() {
    do throws(CommandFailure) {
      let arguments = try ArgumentFile.expand(CommandLine.arguments.dropFirst())
      if let word = arguments.first { try refuseUnknownCommand(word) }
      main(arguments)
    } catch {
      error.report()
      exit(withError: ExitCode(error.status.rawValue))
    }
  }

  /// The argument parser would speak of unexpected arguments.
  private static func refuseUnknownCommand(_ word: String) throws(CommandFailure) {
    let commands = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard !word.hasPrefix("-"), !commands.contains(word) else { return }
    let question = nearMiss(of: word, in: commands).map { "; did you mean '\($0)'?" }
    let remedy = question ?? "; there is \(commands.listed("and"))"
    throw CommandFailure(.wrongUsage, ["there is no command '\(word)'\(remedy)"])
  }
}
