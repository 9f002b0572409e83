import Foundation
import StateKitTestSupport
import Testing

@Suite struct CleanTests {
  let folder: TemporaryFolder
  let tool: CommandLineTool

  init() throws {
    folder = try TemporaryFolder()
    tool = CommandLineTool(folder: folder)
    for name in ["Users", "Posts"] { try folder.write(Schemas.valid(name), to: "in/\(name).statekit.json") }
    try expectEqual(generate().status, 0)
    try folder.remove("in/Posts.statekit.json")
  }

  @Test func `generated files whose schema is gone are removed and named`() throws {
    let result = try generate("--clean")
    #expect(result.status == 0 && result.error.isEmpty)
    expectEqual(result.output, "removed out/Posts.statekit.swift\n")
    try expectEqual(folder.names(in: "out"), ["Users.statekit.swift"])
    try expectEqual(generate("--check").status, 0)
    #expect(try generate("--clean").output.isEmpty)
  }

  @Test func `without the option files are not removed`() throws {
    #expect(try generate().output.isEmpty)
    #expect(folder.exists("out/Posts.statekit.swift"))
  }

  @Test func `files that were not generated, links and folders stay`() throws {
    let generated = try folder.text("out/Posts.statekit.swift")
    let keeps = ["Mine.swift": "// mine", "Edited.statekit.swift": "\n" + generated, "Posts.txt": generated]
    for (name, text) in keeps { try folder.write(text, to: "out/\(name)") }
    try folder.write(generated, to: "out/below/Posts.statekit.swift")
    try folder.write(generated, to: "real.swift")
    try folder.makeLink("out/Link.swift", to: "../real.swift")
    try folder.makeLink("out/Nowhere.swift", to: "nothing")
    try folder.makeFolder("out/Folder.swift")
    try expectEqual(generate("--clean").output, "removed out/Posts.statekit.swift\n")
    try expectEqual(
      folder.names(in: "out"),
      [
        "Edited.statekit.swift", "Folder.swift", "Link.swift", "Mine.swift", "Nowhere.swift", "Posts.txt",
        "Users.statekit.swift", "below",
      ]
    )
    #expect(folder.exists("real.swift") && folder.exists("out/below/Posts.statekit.swift"))
  }

  @Test func `another name of a file that was written stays`() throws {
    try FileManager.default.linkItem(
      atPath: folder.path("out/Users.statekit.swift"),
      toPath: folder.path("out/users.statekit.swift")
    )
    try expectEqual(generate("--clean").output, "removed out/Posts.statekit.swift\n")
    #expect(folder.exists("out/users.statekit.swift"))
  }

  @Test func `all of several folders of schemas are read`() throws {
    try folder.write(Schemas.valid("Posts"), to: "more/Posts.statekit.json")
    try folder.write(Schemas.valid("Tags"), to: "more/below/Tags.statekit.json")
    let result = try tool.run("generate", "in", "more", "--output", "out", "--clean")
    #expect(result.status == 0 && result.output.isEmpty, "\(result.error)")
    try expectEqual(
      folder.names(in: "out"),
      ["Posts.statekit.swift", "Tags.statekit.swift", "Users.statekit.swift"]
    )
    try expectEqual(
      generate("--clean").output,
      "removed out/Posts.statekit.swift\nremoved out/Tags.statekit.swift\n"
    )
  }

  @Test func `a schema with an error does not remove files`() throws {
    try folder.write(Schemas.broken, to: "in/Broken.statekit.json")
    try expectEqual(generate("--clean").status, 1)
    #expect(folder.exists("out/Posts.statekit.swift"))
  }

  @Test func `a file in the way keeps all from being removed`() throws {
    try folder.write("// mine", to: "out/Users.statekit.swift")
    try expectEqual(generate("--clean").status, 74)
    #expect(folder.exists("out/Posts.statekit.swift"))
  }

  @Test func `a dry run names files that would be removed, and so does a check`() throws {
    let dry = try generate("--clean", "--dry-run")
    #expect(dry.status == 0 && dry.output == "would remove out/Posts.statekit.swift\n")
    #expect(try generate("--dry-run").output.isEmpty)
    try expectEqual(generate("--clean", "--check").status, 64)
    #expect(folder.exists("out/Posts.statekit.swift"))
  }

  private func generate(_ options: String...) throws -> CommandLineTool.Result {
    try tool.run(["generate", "in", "--output", "out"] + options)
  }
}
