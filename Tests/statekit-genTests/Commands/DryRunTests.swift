import Testing

@Suite struct DryRunTests {
  let folder: TemporaryFolder
  let tool: CommandLineTool

  init() throws {
    folder = try TemporaryFolder()
    tool = CommandLineTool(folder: folder)
    try folder.write(Schemas.valid("Users"), to: "schemas/Users.statekit.json")
    try folder.write(Schemas.valid("Posts"), to: "schemas/Posts.statekit.json")
  }

  @Test func `what would be created and updated is named, and nothing is written`() throws {
    _ = try tool.run("generate", "schemas/Users.statekit.json", "--output", "out")
    let before = try folder.text("out/Users.statekit.swift")
    try folder.write(Schemas.valid("Users", action: "emptied"), to: "schemas/Users.statekit.json")
    let result = try dryRun()
    #expect(result.status == 0)
    #expect(result.output == "would create out/Posts.statekit.swift\nwould update out/Users.statekit.swift\n")
    #expect(try folder.names(in: "out") == ["Users.statekit.swift"])
    #expect(try folder.text("out/Users.statekit.swift") == before)
  }

  @Test func `nothing is said where nothing would be written`() throws {
    _ = try tool.run("generate", "schemas", "--output", "out")
    let result = try dryRun()
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
  }

  @Test func `the folder is not made`() throws {
    #expect(try dryRun().status == 0)
    #expect(!folder.exists("out"))
  }

  @Test func `what would be refused is refused`() throws {
    try folder.write("// mine", to: "out/Users.statekit.swift")
    let result = try dryRun()
    #expect(result.status == 74)
    #expect(result.output.isEmpty)
    #expect(result.error.contains("'out/Users.statekit.swift'"))
  }

  private func dryRun() throws -> CommandLineTool.Result {
    try tool.run("generate", "schemas", "--output", "out", "--dry-run")
  }
}
