import StateKitTestSupport
import Testing

@Suite struct UseTests {
  let folder: TemporaryFolder
  let tool: CommandLineTool

  init() throws {
    folder = try TemporaryFolder()
    tool = CommandLineTool(folder: folder)
    for domain in ["Users", "Posts"] {
      let schema = Schemas.valid(domain).replacing(
        #""statekit": 1,"#,
        with: #""statekit": 1, "access": "public","#
      )
      try folder.write(schema, to: "Accounts/\(domain).statekit.json")
    }
    try folder.write(
      #"""
      {"statekit": 1, "uses": ["Accounts"],
        "domains": {"App": {"children": {"users": "Accounts.Users", "posts": "Accounts.Posts"}}}}
      """#,
      to: "App.statekit.json"
    )
  }

  @Test(arguments: [
    ["--use", "Accounts=Accounts"],
    ["--use", "Accounts=Accounts/Users.statekit.json", "--use=Accounts=Accounts/Posts.statekit.json"],
  ])
  func `the schemas of a used module are read and not generated`(arguments: [String]) throws {
    let result = try tool.run(["generate", "App.statekit.json", "--output", "out"] + arguments)
    expectEqual(result.status, 0, "\(result.error)")
    #expect(folder.exists("out/App.statekit.swift"))
    #expect(!folder.exists("out/Users.statekit.swift"))
    try expectEqual(tool.run(["validate", "App.statekit.json"] + arguments).status, 0)
  }

  @Test(arguments: ["generate", "validate"])
  func `without schemas of a used module the message names the option`(command: String) throws {
    let output = command == "generate" ? ["--output", "out"] : []
    let result = try tool.run([command, "App.statekit.json"] + output)
    expectEqual(result.status, 1)
    expectEqual(result.diagnosticHeads.count, 1)
    #expect(result.error.contains("pass '--use Accounts=PATH'"))
    #expect(!folder.exists("out"))
  }

  @Test(arguments: ["Accounts", "=Accounts", "Accounts=", "Accounts=-"])
  func `an argument that is not a module and a path is wrong usage`(value: String) throws {
    try expectEqual(tool.run("validate", "App.statekit.json", "--use", value).status, 64)
  }

  @Test func `a path that cannot be read is an unreadable input`() throws {
    let result = try tool.run("validate", "App.statekit.json", "--use", "Accounts=nowhere")
    expectEqual(result.status, 66)
    #expect(result.error.contains("cannot read 'nowhere'"))
  }

  @Test func `a mistake in a used module is shown where it is`() throws {
    try folder.write(Schemas.broken, to: "Accounts/Users.statekit.json")
    let result = try tool.run("validate", "App.statekit.json", "--use", "Accounts=Accounts")
    expectEqual(result.status, 1)
    expectEqual(result.diagnosticHeads.count, 1)
    #expect(result.error.contains("Accounts/Users.statekit.json:2:3: note: "))
  }
}
