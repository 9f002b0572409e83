import StateKitAuthoring
import StateKitTestSupport
import Testing

struct ViewCommandTests {
  private let folder: TemporaryFolder
  private let tool: CommandLineTool

  init() throws {
    folder = try TemporaryFolder()
    tool = CommandLineTool(folder: folder)
    try folder.write(Schemas.valid(), to: "Users.statekit.json")
    try folder.write("{\"action\": \"cleared\"}\n", to: "app.jsonl")
  }

  @Test func `a page is a result`() throws {
    let result = try tool.run("view", "app.jsonl")
    #expect(result.status == 0 && result.error.isEmpty)
    #expect(result.output.hasPrefix(RecordingPage.header))
    #expect(result.output.contains(#"{"action": "cleared"}"#))
  }

  @Test func `schemas say where an action is`() throws {
    let result = try tool.run("view", "app.jsonl", "Users.statekit.json")
    expectEqual(result.status, 0, "\(result.error)")
    #expect(result.output.contains(#""path": "cleared""#) && result.output.contains("Users.statekit.json:6"))
  }

  @Test func `a recording comes from standard input, too`() throws {
    let result = try tool.run("view", "-", input: "{\"action\": \"read\"}\n")
    #expect(result.status == 0 && result.output.contains(#"{"action": "read"}"#))
    try expectEqual(tool.run("view", "-", "-").status, 64)
    try expectEqual(tool.run("view", "-", "--compare", "-").status, 64)
  }

  @Test func `a file that is no recording is an error`() throws {
    try folder.write("", to: "empty.jsonl")
    try folder.write("a\0b", to: "binary.jsonl")
    let empty = try tool.run("view", "empty.jsonl")
    #expect(empty.status == 66 && empty.error == "error: empty.jsonl: the recording is empty\n")
    let binary = try tool.run("view", "binary.jsonl")
    #expect(binary.status == 66 && binary.error.contains("it has bytes that are not text"))
    let missing = try tool.run("view", "missing.jsonl")
    #expect(missing.status == 66 && missing.error.hasPrefix("error: cannot read 'missing.jsonl'"))
  }

  @Test func `a file of another tool is named`() throws {
    try folder.write(#"{"monitorState": {}, "actionsById": {"0": {}}}"#, to: "redux.json")
    let redux = try tool.run("view", "redux.json")
    #expect(redux.status == 66 && redux.error.contains("this is an export of Redux DevTools"))
    try folder.write("one\ntwo\n", to: "text.txt")
    let text = try tool.run("view", "text.txt")
    #expect(text.status == 66 && text.error.contains("no line of it is one of an ActionRecorder"))
  }

  @Test func `a schema with an error has no page`() throws {
    try folder.write(Schemas.broken, to: "Broken.statekit.json")
    let result = try tool.run("view", "app.jsonl", "Broken.statekit.json", "--output", "app.html")
    #expect(result.status == 1 && result.diagnosticHeads.count == 1)
    #expect(!folder.exists("app.html"))
  }

  @Test func `the recorded domain is found, or named`() throws {
    try folder.write(Schemas.valid("Others"), to: "Others.statekit.json")
    let schemas = ["Users.statekit.json", "Others.statekit.json"]
    let both = try tool.run(["view", "app.jsonl"] + schemas)
    expectEqual(both.status, 64)
    expectEqual(both.error, "error: this may be of 'Users', 'Others': say of which one, with --domain\n")
    let named = try tool.run(["view", "app.jsonl"] + schemas + ["--domain", "Others"])
    #expect(named.status == 0 && named.output.contains(#""domain": "Others""#))
    let wrong = try tool.run(["view", "app.jsonl"] + schemas + ["--domain", "User"])
    #expect(wrong.status == 64 && wrong.error.contains("did you mean 'Users'?"))
    try expectEqual(tool.run("view", "app.jsonl", "--domain", "Users").status, 64)
  }

  @Test func `of very many domains only some are named`() throws {
    for number in 1...12 { try folder.write(Schemas.valid("D\(number)"), to: "all/D\(number).statekit.json") }
    let many = try tool.run("view", "app.jsonl", "all")
    #expect(
      many.status == 64 && many.error.hasSuffix("', 4 others: say of which one, with --domain\n"),
      "\(many.error)"
    )
  }

  @Test func `a recording of another app is found out`() throws {
    try folder.write(Schemas.valid("Others", action: "left"), to: "Others.statekit.json")
    try folder.write("{\"action\": \"gone\"}\n", to: "other.jsonl")
    let result = try tool.run("view", "other.jsonl", "Users.statekit.json", "Others.statekit.json")
    expectEqual(result.status, 1)
    expectEqual(result.error, "error: no domain of the schemas has an action of this recording\n")
  }

  @Test(arguments: ["5", "3...2", "0...3", "a...b", "1..2", "1...2...3"])
  func `lines are two numbers`(lines: String) throws {
    try expectEqual(tool.run("view", "app.jsonl", "--lines", lines).status, 64)
  }

  @Test func `some lines are shown`() throws {
    try folder.write((1...9).map { "{\"action\": \"a\($0)\"}\n" }.joined(), to: "long.jsonl")
    let result = try tool.run("view", "long.jsonl", "--lines", "4...5")
    #expect(result.status == 0 && result.output.contains("\"a4\"") && !result.output.contains("\"a6\""))
    let late = try tool.run("view", "long.jsonl", "--lines", "10...20")
    expectEqual(late.status, 64)
    expectEqual(late.error, "error: long.jsonl: the recording has 9 lines, and --lines names later ones\n")
  }

  @Test func `two recordings are compared`() throws {
    try folder.write("{\"action\": \"emptied\"}\n", to: "other.jsonl")
    let result = try tool.run("view", "app.jsonl", "--compare", "other.jsonl")
    #expect(result.status == 0 && result.output.contains(#"{"action": "emptied"}"#))
    try expectEqual(tool.run("view", "app.jsonl", "--compare", "missing.jsonl").status, 66)
  }

  @Test func `only such a page is overwritten, and only if it changes`() throws {
    func run() throws -> CommandLineTool.Result { try tool.run("view", "app.jsonl", "--output", "app.html") }
    try expectEqual(run().status, 0)
    try folder.age("app.html")
    let aged = try folder.modificationDate("app.html")
    try expectEqual(run().status, 0)
    try expectEqual(folder.modificationDate("app.html"), aged)
    try folder.write("{\"action\": \"later\"}\n", to: "app.jsonl")
    try expectEqual(run().status, 0)
    #expect(try folder.text("app.html").contains("\"later\""))
    try folder.write("mine", to: "app.html")
    try expectEqual(run().status, 74)
    try expectEqual(folder.text("app.html"), "mine")
  }
}
