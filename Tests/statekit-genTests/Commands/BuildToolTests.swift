import StateKitTestSupport
import Testing

/// The tool of the build plugin.
@Suite struct BuildToolTests {
  let folder: TemporaryFolder
  let tool: CommandLineTool
  let buildTool: CommandLineTool

  init() throws {
    folder = try TemporaryFolder()
    tool = CommandLineTool(folder: folder)
    buildTool = CommandLineTool(folder: folder, name: "statekit-build-tool")
    try folder.write(
      #"""
      {"statekit": 1, "uses": ["Accounts"], "domains": {"App": {
        "state": {"theme": "Theme?"}, "children": {"users": "Accounts.Users"}}}}
      """#,
      to: "in/App.statekit.json"
    )
    try folder.write(
      #"""
      {"statekit": 1, "access": "public", "domains": {"Users": {"actions": {"renamed": "(name: String)"}}}}
      """#,
      to: "accounts/Users.statekit.json"
    )
  }

  @Test func `the tool writes the bytes that 'generate' writes`() throws {
    let arguments = [
      "--module-name", "App", "--source-locations", "--source-root", folder.path("in"),
      "--use", "Accounts=accounts", "in/App.statekit.json",
    ]
    let built = try buildTool.run(["--output", "built"] + arguments)
    let generated = try tool.run(["generate", "--output", "generated"] + arguments)
    #expect(built.status == 0 && built.error == "")
    expectEqual(generated.status, 0)
    let text = try folder.text("built/App.statekit.swift")
    #expect(text.contains("#sourceLocation"))
    expectEqual(text, (try folder.text("generated/App.statekit.swift")))
  }

  @Test func `a mistake is reported as 'generate' reports it`() throws {
    try folder.write(#"{"statekit": 1, "domain": {}}"#, to: "in/App.statekit.json")
    let built = try buildTool.run("--output", "out", "in/App.statekit.json")
    let generated = try tool.run("generate", "--output", "out", "in/App.statekit.json")
    #expect(built.status == 1 && generated.status == 1)
    expectEqual(built.error, generated.error)
    expectEqual(built.diagnosticHeads.count, 1)
    #expect(!folder.exists("out"))
  }

  @Test func `the problems that the plugin found are printed, a line each, and files are not written`() throws
  {
    let result = try buildTool.run("--problem", "one", "--problem", "two\u{1B}[2J", "--output", "out", "in")
    expectEqual(result.status, 1)
    expectEqual(result.error, "error: one\nerror: two␛[2J\n")
    #expect(!folder.exists("out"))
  }

  @Test(arguments: [
    (["in/App.statekit.json"], 64, "--output is missing"),
    (["--output", "out", "--watch", "in/App.statekit.json"], 64, "'--watch' is for 'statekit-gen' alone"),
    (["--output", "out", "--use", "accounts", "in/App.statekit.json"], 64, "--use needs MODULE=PATH"),
    (["--output", "out", "nowhere.statekit.json"], 66, "cannot read 'nowhere.statekit.json'"),
    (["--output", "in/App.statekit.json/out", "--use", "Accounts=accounts", "in"], 74, "cannot make"),
  ])
  func `an error has its status`(arguments: [String], status: Int32, message: String) throws {
    let result = try buildTool.run(arguments)
    expectEqual(result.status, status)
    #expect(result.error.contains(message))
    #expect(!folder.exists("out"))
  }
}
