import StateKitTestSupport
import Testing

@Suite struct DiffTests {
  let folder: TemporaryFolder
  let tool: CommandLineTool

  init() throws {
    folder = try TemporaryFolder()
    tool = CommandLineTool(folder: folder)
    try folder.write(Schemas.valid(), to: "old/Users.statekit.json")
    try folder.write(Schemas.valid(), to: "same/Users.statekit.json")
    try folder.write(Schemas.valid(action: "emptied"), to: "new/Users.statekit.json")
    try folder.write(Schemas.broken, to: "broken/Users.statekit.json")
  }

  @Test func `a breaking change is a result, and a status`() throws {
    let result = try tool.run("diff", "old", "new")
    expectEqual(result.status, 1)
    #expect(result.error.isEmpty)
    #expect(
      result.output.hasPrefix("old/Users.statekit.json:6:20: action 'Users.cleared' is gone; 'emptied' has")
    )
    #expect(result.output.hasSuffix("\n2 changes, 1 breaking\n"))
  }

  @Test(arguments: [["old", "same"], ["old/Users.statekit.json", "same"]])
  func `schemas that say the same are the same`(paths: [String]) throws {
    let result = try tool.run(["diff"] + paths)
    expectEqual(result.status, 0)
    expectEqual(result.output, "no changes\n")
  }

  @Test(arguments: [("text", "old/"), ("json", "{\n"), ("markdown", "### ")])
  func `a format is chosen`(format: String, start: String) throws {
    let result = try tool.run("diff", "old", "new", "--format", format)
    expectEqual(result.status, 1)
    #expect(result.output.hasPrefix(start))
  }

  @Test func `a folder without schemas is an empty version`() throws {
    try folder.makeFolder("none")
    let gone = try tool.run("diff", "old", "none")
    #expect(gone.status == 1 && gone.output.contains("domain 'Users' is gone"))
    let new = try tool.run("diff", "none", "old")
    #expect(new.status == 0 && new.output.contains("domain 'Users' is new"))
    let neither = try tool.run("diff", "none", "none")
    #expect(neither.status == 66 && neither.error == "error: both versions have no schema\n")
  }

  @Test func `one of the two versions may come from standard input`() throws {
    try expectEqual(tool.run(["diff", "-", "same"], input: Schemas.valid()).output, "no changes\n")
    try expectEqual(tool.run(["diff", "old", "-"], input: Schemas.valid()).status, 0)
  }

  @Test(arguments: [".//new/Users.statekit.json", ".//new", "./new"])
  func `a path from the current folder stays in it`(path: String) throws {
    let result = try tool.run("diff", ".//old", path)
    expectEqual(result.status, 1)
    #expect(result.output.hasPrefix("old/Users.statekit.json:6:20: action 'Users.cleared' is gone"))
    #expect(result.output.contains("\nnew/Users.statekit.json:6:20: "))
  }

  @Test(
    arguments: [
      (["old", "broken"], 2), (["broken", "old"], 2), (["old", "missing"], 66), (["old"], 64),
      (["old", "new", "--format", "xml"], 64), (["-", "-"], 64),
    ] as [([String], Int32)]
  )
  func `a failed comparison has its status`(arguments: [String], status: Int32) throws {
    let result = try tool.run(["diff"] + arguments)
    expectEqual(result.status, status)
    #expect(result.output.isEmpty)
    #expect(!result.error.isEmpty)
  }
}
