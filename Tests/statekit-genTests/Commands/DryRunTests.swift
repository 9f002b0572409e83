import StateKitTestSupport
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

  @Test func `files that would be created and updated are named, and are not written`() throws {
    _ = try tool.run("generate", "schemas/Users.statekit.json", "--output", "out")
    let before = try folder.text("out/Users.statekit.swift")
    try folder.write(Schemas.valid("Users", action: "emptied"), to: "schemas/Users.statekit.json")
    let result = try dryRun()
    expectEqual(result.status, 0)
    expectEqual(
      result.output,
      "would create out/Posts.statekit.swift\nwould update out/Users.statekit.swift\n"
    )
    try expectEqual(folder.names(in: "out"), ["Users.statekit.swift"])
    try expectEqual(folder.text("out/Users.statekit.swift"), before)
  }

  @Test func `a dry run without changes prints nothing`() throws {
    _ = try tool.run("generate", "schemas", "--output", "out")
    let result = try dryRun()
    expectEqual(result.status, 0)
    #expect(result.output.isEmpty)
  }

  @Test func `the folder is not made`() throws {
    try expectEqual(dryRun().status, 0)
    #expect(!folder.exists("out"))
  }

  @Test func `files that would be refused are refused`() throws {
    try folder.write("// mine", to: "out/Users.statekit.swift")
    let result = try dryRun()
    expectEqual(result.status, 74)
    #expect(result.output.isEmpty)
    #expect(result.error.contains("'out/Users.statekit.swift'"))
  }

  @Test func `a printed name cannot move the cursor`() throws {
    _ = try tool.run("generate", "schemas/Users.statekit.json", "--output", "o\u{1B}ut")
    try folder.write(Schemas.valid("Users", action: "emptied"), to: "schemas/Users.statekit.json")
    try folder.write(folder.text("o\u{1B}ut/Users.statekit.swift"), to: "o\u{1B}ut/Gone.statekit.swift")
    let options = ["generate", "schemas", "--output", "o\u{1B}ut"]
    try expectEqual(
      tool.run(options + ["--dry-run", "--clean"]).output,
      """
      would create o␛ut/Posts.statekit.swift
      would update o␛ut/Users.statekit.swift
      would remove o␛ut/Gone.statekit.swift

      """
    )
    try expectEqual(
      tool.run(options + ["--check"]).output,
      """
      missing: o␛ut/Posts.statekit.swift
      stale: o␛ut/Users.statekit.swift
      left over: o␛ut/Gone.statekit.swift

      """
    )
  }

  private func dryRun() throws -> CommandLineTool.Result {
    try tool.run("generate", "schemas", "--output", "out", "--dry-run")
  }
}
