import StateKitTestSupport
import Testing

@testable import StateKitToolSupport

@Suite struct TerminalColorsTests {
  @Test(
    arguments: [
      (true, [:], true),
      (false, [:], false),
      (true, ["NO_COLOR": "1"], false),
      (true, ["NO_COLOR": "0"], false),
      (false, ["CLICOLOR_FORCE": "1"], true),
      (false, ["CLICOLOR_FORCE": "0"], false),
      (true, ["CLICOLOR_FORCE": "0"], true),
      (true, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
      (true, ["CLICOLOR": "0"], false),
      (true, ["CLICOLOR": "1"], true),
      (false, ["CLICOLOR": "1"], false),
      (false, ["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], true),
      (true, ["TERM": "dumb"], false),
      (true, ["TERM": "xterm-256color"], true),
    ] as [(Bool, [String: String], Bool)]
  )
  func `colours follow the terminal and the environment`(
    isTerminal: Bool,
    environment: [String: String],
    areWanted: Bool
  ) {
    expectEqual(TerminalColors.areWanted(isTerminal: isTerminal) { environment[$0] }, areWanted)
  }

  @Test func `the tool reads the environment, where an empty variable counts as unset`() throws {
    let folder = try TemporaryFolder()
    func error(_ environment: [String: String]) throws -> String {
      try CommandLineTool(folder: folder, environment: environment).run(
        "validate",
        "-",
        input: Schemas.broken
      ).error
    }
    #expect(try !error([:]).contains("\u{1B}"))
    #expect(try error(["CLICOLOR_FORCE": "1", "NO_COLOR": ""]).contains("\u{1B}"))
    #expect(try !error(["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]).contains("\u{1B}"))
  }
}
