import StateKitTestSupport
import Testing

@Suite struct CheckTests {
  let folder: TemporaryFolder
  let tool: CommandLineTool

  init() throws {
    folder = try TemporaryFolder()
    tool = CommandLineTool(folder: folder)
    try folder.write(Schemas.valid("Users"), to: "schemas/Users.statekit.json")
    try folder.write(Schemas.valid("Posts"), to: "schemas/Posts.statekit.json")
  }

  @Test func `a folder that is up to date passes in silence`() throws {
    _ = try generate()
    let result = try generate("--check")
    expectEqual(result.status, 0)
    #expect(result.output.isEmpty)
    #expect(result.error.isEmpty)
  }

  @Test func `files that are missing are named, and the folder is not made`() throws {
    let result = try generate("--check")
    expectEqual(result.status, 1)
    expectEqual(result.output, "missing: out/Posts.statekit.swift\nmissing: out/Users.statekit.swift\n")
    #expect(!folder.exists("out"))
  }

  @Test func `files that are stale are named and stay as they are`() throws {
    _ = try generate()
    let before = try folder.text("out/Users.statekit.swift")
    try folder.write(Schemas.valid("Users", action: "emptied"), to: "schemas/Users.statekit.json")
    let result = try generate("--check")
    expectEqual(result.status, 1)
    expectEqual(result.output, "stale: out/Users.statekit.swift\n")
    try expectEqual(folder.text("out/Users.statekit.swift"), before)
  }

  @Test func `generated files whose schema is gone are left over`() throws {
    _ = try generate()
    try folder.write("// mine", to: "out/Mine.swift")
    try folder.remove("schemas/Posts.statekit.json")
    let result = try generate("--check")
    expectEqual(result.status, 1)
    expectEqual(result.output, "left over: out/Posts.statekit.swift\n")
    #expect(folder.exists("out/Posts.statekit.swift"))
  }

  @Test func `a file that was not generated is in the way`() throws {
    _ = try generate()
    try folder.write("// mine", to: "out/Users.statekit.swift")
    let result = try generate("--check")
    expectEqual(result.status, 1)
    #expect(result.output.hasPrefix("in the way: out/Users.statekit.swift ("))
  }

  @Test func `an error in a schema comes before any finding`() throws {
    try folder.write(Schemas.broken, to: "schemas/Users.statekit.json")
    let result = try generate("--check")
    expectEqual(result.status, 1)
    #expect(result.output.isEmpty)
    expectEqual(result.diagnosticHeads.count, 1)
  }

  private func generate(_ options: String...) throws -> CommandLineTool.Result {
    try tool.run(["generate", "schemas", "--output", "out"] + options)
  }
}
