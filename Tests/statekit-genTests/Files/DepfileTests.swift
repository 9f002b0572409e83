import StateKitTestSupport
import Testing

@testable import statekit_gen

@Suite struct DepfileTests {
  let folder: TemporaryFolder
  let tool: CommandLineTool

  init() throws {
    folder = try TemporaryFolder()
    tool = CommandLineTool(folder: folder)
    try folder.write(Schemas.valid("Users"), to: "in/Users.statekit.json")
    try folder.write(Schemas.valid("Posts"), to: "in/Posts.statekit.json")
    try folder.write(
      #"{"statekit": 1, "access": "public", "domains": {"Likes": {"actions": {"liked": {"reduce": "none"}}}}}"#,
      to: "likes/Likes.statekit.json"
    )
  }

  private func generate(_ arguments: String...) throws -> CommandLineTool.Result {
    try tool.run(
      ["generate", "in", "--use", "Likes=likes", "--output", "out", "--depfile", "out.d"] + arguments
    )
  }

  @Test func `each output depends on all schemas, also the schemas of used modules`() throws {
    let result = try generate()
    expectEqual(result.status, 0, "\(result.error)")
    let inputs = ["in/Posts.statekit.json", "in/Users.statekit.json", "likes/Likes.statekit.json"]
    try expectEqual(
      folder.text("out.d"),
      """
      out/Posts.statekit.swift out/Users.statekit.swift: \(inputs.joined(separator: " "))
      \(inputs.map { "\($0):" }.joined(separator: "\n"))

      """
    )
  }

  @Test func `the missing folder of the file is made`() throws {
    try expectEqual(
      tool.run("generate", "in", "--output", "out", "--depfile", "my deps/below/out.d").status,
      0
    )
    #expect(try folder.text("my deps/below/out.d").hasPrefix("out/Posts.statekit.swift "))
  }

  @Test func `an unchanged file is not written again`() throws {
    _ = try generate()
    try folder.age("out.d")
    let before = try folder.modificationDate("out.d")
    try expectEqual(generate().status, 0)
    try expectEqual(folder.modificationDate("out.d"), before)
  }

  @Test func `a schema more is a dependency more`() throws {
    _ = try generate()
    try folder.write(Schemas.valid("Rooms"), to: "in/Rooms.statekit.json")
    try expectEqual(generate().status, 0)
    #expect(try folder.text("out.d").contains("\nin/Rooms.statekit.json:\n"))
  }

  @Test func `after a mistake the file is unchanged`() throws {
    _ = try generate()
    let before = try folder.text("out.d")
    try folder.write("{", to: "in/Rooms.statekit.json")
    try expectEqual(generate().status, 1)
    try expectEqual(folder.text("out.d"), before)
  }

  @Test func `another file is not overwritten`() throws {
    try folder.write("let mine = 1\n", to: "out.d")
    let result = try generate()
    expectEqual(result.status, 74)
    expectEqual(result.error, "error: cannot write 'out.d': it is not a dependency file\n")
    try expectEqual(folder.text("out.d"), "let mine = 1\n")
  }

  @Test(arguments: ["--check", "--dry-run"])
  func `a depfile is an option of a run that writes`(mode: String) throws {
    let result = try generate(mode)
    expectEqual(result.status, 64)
    #expect(result.error.contains("--depfile lists the inputs of written files"))
    #expect(!folder.exists("out.d"))
  }

  @Test func `names are spelled as Make reads them`() {
    let file = Depfile(outputs: ["a b/X.statekit.swift"], inputs: [#"c#d/$e\f.json"#])
    expectEqual(file.text, "a\\ b/X.statekit.swift: c\\#d/$$e\\\\f.json\nc\\#d/$$e\\\\f.json:\n")
  }
}
