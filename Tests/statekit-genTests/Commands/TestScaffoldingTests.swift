import StateKitTestSupport
import Testing

@Suite struct TestScaffoldingTests {
  let folder: TemporaryFolder
  let tool: CommandLineTool

  init() throws {
    folder = try TemporaryFolder()
    tool = CommandLineTool(folder: folder)
    try folder.write(
      #"""
      { "statekit": 1,
        "domains": { "Users": {
          "state": { "n": "Int = 0" },
          "actions": { "seen": { "add": { "n": 1 } }, "counted": { "add": { "n": 1 } } },
          "bridges": [{ "on": "seen", "dispatch": "counted" }]
        } } }
      """#,
      to: "in/Users.statekit.json"
    )
  }

  private func scaffold(_ arguments: String...) throws -> CommandLineTool.Result {
    try tool.run(["scaffold", "in", "--into", "out"] + arguments)
  }

  @Test func `tests are written once, and never touched again`() throws {
    let first = try scaffold("--tests", "tests", "--module-name", "App")
    expectEqual(first.changes, "created tests/UsersTests.swift\n")
    #expect(first.status == 0 && first.error == "")
    #expect(try folder.text("tests/UsersTests.swift").contains("\n@testable import App\n"))

    try folder.write("mine", to: "tests/UsersTests.swift")
    let second = try scaffold("--tests", "tests", "--module-name", "App")
    expectEqual(second.changes, "left as it is tests/UsersTests.swift\n")
    try expectEqual(folder.text("tests/UsersTests.swift"), "mine")
  }

  @Test func `a dry run names its changes, and does not make them`() throws {
    let result = try scaffold("--tests", "tests", "--module-name", "App", "--dry-run")
    expectEqual(result.changes, "would create tests/UsersTests.swift\n")
    #expect(!folder.exists("tests"))
  }

  @Test func `the module to be tested must be named`() throws {
    let result = try scaffold("--tests", "tests")
    expectEqual(result.status, 64)
    #expect(result.error.contains("give its name with --module-name"))
    #expect(!folder.exists("tests"))
  }

  @Test func `without the option there are no tests`() throws {
    try expectEqual(scaffold("--module-name", "App").changes, "")
    #expect(!folder.exists("tests"))
  }

  @Test func `an impossible name of a module is wrong usage, and files are not written`() throws {
    let result = try scaffold("--tests", "tests", "--module-name", "1x")
    expectEqual(result.status, 64)
    #expect(result.error.contains("'1x' is not a name of a module"))
    #expect(!folder.exists("out") && !folder.exists("tests"))
  }

  @Test(.timeLimit(.minutes(10))) func `the tests may go into the folder of the files`() throws {
    let result = try scaffold("--tests", "out", "--module-name", "App")
    expectEqual(result.changes, "created out/UsersTests.swift\n")
    expectEqual(result.status, 0)
  }
}
