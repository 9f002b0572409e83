import Foundation

/// The tool's description of its commands, for programs.
struct ToolInfo: Decodable {
  struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let subcommands: [Command]?
    let arguments: [Argument]?

    /// The arguments that the help shows.
    var shownArguments: [Argument] { (arguments ?? []).filter(\.shouldDisplay) }
  }

  struct Argument: Decodable {
    struct Name: Decodable {
      let kind: String
      let name: String
    }

    let abstract: String?
    let shouldDisplay: Bool
    let names: [Name]?

    /// The long names of the argument, for example `--output`.
    var longNames: [String] { (names ?? []).filter { $0.kind == "long" }.map { "--\($0.name)" } }
  }

  private let command: Command

  init(of tool: CommandLineTool) throws {
    let text = try tool.run("--experimental-dump-help").output
    self = try JSONDecoder().decode(ToolInfo.self, from: Data(text.utf8))
  }

  /// The subcommands without `help`, which the argument parser adds.
  var commands: [Command] { (command.subcommands ?? []).filter { $0.commandName != "help" } }
}
