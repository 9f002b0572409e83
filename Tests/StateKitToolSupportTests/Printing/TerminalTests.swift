import StateKitTestSupport
import Testing

/// The differences in the output where a person is watching.
@Suite struct TerminalTests {
  let folder: TemporaryFolder
  let terminal: Terminal

  init() throws {
    folder = try TemporaryFolder()
    terminal = try Terminal()
    try folder.write(Schemas.valid(), to: "in/Users.statekit.json")
    try folder.write(Schemas.broken, to: "Broken.statekit.json")
  }

  @Test(
    arguments: [
      ([:], true), (["TERM": "xterm"], true), (["TERM": "dumb"], false), (["NO_COLOR": "1"], false),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
    ] as [([String: String], Bool)]
  )
  func `diagnostics are coloured`(environment: [String: String], areColored: Bool) throws {
    let tool = CommandLineTool(folder: folder, environment: environment)
    let shown = try terminal.run(tool, ["validate", "Broken.statekit.json"]).text
    #expect(shown.contains("the key 'oops' must stand in double quotes"))
    expectEqual(shown.contains("\u{1B}[1;31merror:"), areColored)
    expectEqual(shown.contains("\u{1B}"), areColored)
  }

  @Test(arguments: ["json", "github", "xcode"])
  func `output for programs is not coloured`(format: String) throws {
    let tool = CommandLineTool(folder: folder, environment: ["CLICOLOR_FORCE": "1"])
    let shown = try terminal.run(tool, ["validate", "Broken.statekit.json", "--format", format]).text
    #expect(shown.contains("SK0110"))
    #expect(!shown.contains("\u{1B}"))
  }

  @Test func `a run says how much it wrote`() throws {
    let tool = CommandLineTool(folder: folder)
    #expect(try terminal.run(tool, ["generate", "in", "--output", "out"]) == (0, "1 written, 0 unchanged"))
    #expect(try tool.run("generate", "in", "--output", "out").error.isEmpty)
  }
}
