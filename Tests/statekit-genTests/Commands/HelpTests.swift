import Foundation
import StateKitTestSupport
import Testing

@Suite struct HelpTests {
  let folder: TemporaryFolder
  let tool: CommandLineTool

  init() throws {
    folder = try TemporaryFolder()
    tool = CommandLineTool(folder: folder)
    for schema in ["Schemas/Users.statekit.json", "old/Schemas/Users.statekit.json"] {
      try folder.write(Schemas.valid(), to: schema)
    }
    try folder.write("{\"action\": \"cleared\"}\n", to: "app.jsonl")
  }

  @Test func `the help of each command has an example of one line that works`() throws {
    for command in try ToolInfo(of: tool).commands {
      let help = try tool.run("help", command.commandName).output
      let examples = help.split(separator: "\n").filter { $0.hasPrefix("Example: statekit-gen ") }
      try #require(examples.count == 1, "\(command.commandName): \(help)")
      // The words that a shell would pass on, without the redirection of the output.
      let words = examples[0].split(separator: " ").dropFirst(2).prefix { $0 != ">" }.map(String.init)
      expectEqual(words.first, command.commandName)
      let result = try tool.run(words)
      expectEqual(result.status, 0, "\(examples[0]): \(result.error)")
    }
  }

  @Test func `each command and each option has help`() throws {
    let commands = try ToolInfo(of: tool).commands
    #expect(commands.map(\.commandName).contains("format"))
    for command in commands {
      expectEqual(command.abstract?.isEmpty, false)
      for argument in command.shownArguments {
        expectEqual(argument.abstract?.isEmpty, false, "\(command.commandName): \(argument)")
      }
    }
  }
}
