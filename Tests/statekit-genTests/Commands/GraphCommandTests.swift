import StateKitAuthoring
import StateKitTestSupport
import Testing

struct GraphCommandTests {
  private let folder: TemporaryFolder
  private let tool: CommandLineTool

  init() throws {
    folder = try TemporaryFolder()
    tool = CommandLineTool(folder: folder)
    try folder.write(Schemas.valid(), to: "Users.statekit.json")
  }

  @Test(arguments: GraphFormat.allCases)
  func `a graph is a result in each format`(format: GraphFormat) throws {
    let result = try tool.run("graph", "Users.statekit.json", "--format", format.rawValue)
    #expect(result.status == 0 && result.error.isEmpty)
    #expect(result.output.hasPrefix(format.header))
    #expect(result.output.contains("Users"))
    expectEqual(result.output.contains("cleared"), (format == .html))
  }

  @Test func `without a format it is Mermaid`() throws {
    let result = try tool.run("graph", "Users.statekit.json")
    let mermaid = try tool.run("graph", "Users.statekit.json", "--format", "mermaid")
    expectEqual(result.output, mermaid.output)
    expectEqual(result.status, 0)
  }

  @Test func `an unknown format is wrong usage`() throws {
    try expectEqual(tool.run("graph", "Users.statekit.json", "--format", "png").status, 64)
  }

  @Test func `a schema with an error has no picture`() throws {
    try folder.write(Schemas.broken, to: "Broken.statekit.json")
    let result = try tool.run("graph", "Broken.statekit.json", "--output", "App.mmd")
    #expect(result.status == 1 && result.output.isEmpty)
    expectEqual(result.diagnosticHeads.count, 1)
    #expect(!folder.exists("App.mmd"))
  }

  @Test func `a graph that is too large is an error with the number and a remedy`() throws {
    let doubling = (0..<12).map { #""D\#($0)": { "children": { "a": "D\#($0 + 1)", "b": "D\#($0 + 1)" } }"# }
    let domains = (doubling + [#""D12": { "actions": { "done": {} } }"#]).joined(separator: ",")
    try folder.write(#"{ "statekit": 1, "domains": { \#(domains) } }"#, to: "Many.statekit.json")
    let result = try tool.run("graph", "Many.statekit.json")
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(
      result.error.hasSuffix(
        """
        error: the graph has more than 2000 domains, counting each in all its places; draw a part: name only the \
        schemas of some domains

        """
      )
    )
  }

  @Test func `the domains of another module are used`() throws {
    try folder.write(
      #"{ "statekit": 1, "access": "public", "domains": { "Till": { "actions": { "rang": {} } } } }"#,
      to: "cafe/Cafe.statekit.json"
    )
    try folder.write(
      #"{ "statekit": 1, "uses": ["Cafe"], "domains": { "Hall": { "children": { "till": "Cafe.Till" } } } }"#,
      to: "Hall.statekit.json"
    )
    let result = try tool.run("graph", "Hall.statekit.json", "--use", "Cafe=cafe")
    #expect(result.output.contains(#"["till"]"#))
    expectEqual(result.status, 0, "\(result.error)")
  }

  @Test func `a file is written, written again where it changes, and left alone where not`() throws {
    func run() throws -> CommandLineTool.Result {
      try tool.run("graph", "Users.statekit.json", "--output", "App.mmd")
    }
    let first = try run()
    #expect(first.status == 0 && first.output.isEmpty && first.error.isEmpty)
    let printed = try tool.run("graph", "Users.statekit.json")
    try expectEqual(folder.text("App.mmd"), printed.output)
    try folder.age("App.mmd")
    let aged = try folder.modificationDate("App.mmd")
    _ = try run()
    try expectEqual(folder.modificationDate("App.mmd"), aged)
    try folder.write(Schemas.valid("Members"), to: "Users.statekit.json")
    _ = try run()
    #expect(try folder.text("App.mmd").contains("Members"))
  }

  @Test func `a file of somebody else, or a graph of another format, is not overwritten`() throws {
    try folder.write("mine", to: "App.mmd")
    let result = try tool.run("graph", "Users.statekit.json", "--output", "App.mmd")
    expectEqual(result.status, 74)
    #expect(
      result.error.hasPrefix("error: cannot write 'App.mmd': it was not generated, so it is not overwritten")
    )
    try expectEqual(folder.text("App.mmd"), "mine")
    try expectEqual(
      tool.run("graph", "Users.statekit.json", "--format", "dot", "--output", "App.dot").status,
      0
    )
    try expectEqual(tool.run("graph", "Users.statekit.json", "--output", "App.dot").status, 74)
    try expectEqual(tool.run("graph", "Users.statekit.json", "--output", "missing/App.dot").status, 74)
    try folder.makeFolder("taken")
    try expectEqual(tool.run("graph", "Users.statekit.json", "--output", "taken").status, 74)
  }
}
