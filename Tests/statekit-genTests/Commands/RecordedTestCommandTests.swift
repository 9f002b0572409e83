import StateKitTestSupport
import Testing

struct RecordedTestCommandTests {
  private let folder: TemporaryFolder
  private let tool: CommandLineTool

  init() throws {
    folder = try TemporaryFolder()
    tool = CommandLineTool(folder: folder)
    try folder.write(Schemas.valid(), to: "Sources/App/Users.statekit.json")
    try folder.write("{\"action\": \"cleared\"}\n", to: "visit.jsonl")
  }

  @Test func `the test is printed, for the module of the schema's folder`() throws {
    let result = try tool.run("scaffold", "Sources/App", "--test-from", "visit.jsonl")
    expectEqual(result.status, 0, "\(result.error)")
    #expect(result.output.contains("@testable import App\n"))
    #expect(result.output.contains("store.send(.cleared)"))
    #expect(!folder.exists("Sources/App/UsersReducer.swift"))
  }

  @Test func `the user's code is read, that of the folder or of the one that is named`() throws {
    try folder.write("let users: Reducer<UsersState, UsersAction> = .users()", to: "Sources/App/Users.swift")
    try folder.write("let others: Reducer<UsersState, UsersAction> = .users()", to: "Other/Users.swift")
    let own = try tool.run("scaffold", "Sources/App", "--test-from", "visit.jsonl")
    #expect(own.output.contains("reducer: users)"), "\(own.output)")
    let other = try tool.run("scaffold", "Sources/App", "--test-from", "visit.jsonl", "--into", "Other")
    #expect(other.output.contains("reducer: others)"), "\(other.output)")
  }

  @Test func `a file is written once`() throws {
    let arguments = ["scaffold", "Sources/App", "--test-from", "visit.jsonl", "--tests", "Tests/AppTests"]
    let first = try tool.run(arguments)
    #expect(
      first.status == 0 && first.changes.hasPrefix("created Tests/AppTests/VisitTests.swift\n"),
      "\(first.error)"
    )
    try folder.write("// mine", to: "Tests/AppTests/VisitTests.swift")
    let second = try tool.run(arguments)
    expectEqual(second.status, 0, "\(second.error)")
    try expectEqual(folder.text("Tests/AppTests/VisitTests.swift"), "// mine")
  }

  @Test func `nothing is written in a dry run`() throws {
    let result = try tool.run(
      "scaffold",
      "Sources/App",
      "--test-from",
      "visit.jsonl",
      "--tests",
      "Tests/AppTests",
      "--dry-run"
    )
    #expect(result.status == 0 && !folder.exists("Tests/AppTests/VisitTests.swift"))
  }

  @Test func `a module without a name, or with a bad one, is wrong usage`() throws {
    try folder.write(Schemas.valid(), to: "Users.statekit.json")
    let result = try tool.run("scaffold", "Users.statekit.json", "--test-from", "visit.jsonl")
    #expect(result.status == 64 && result.error.contains("--module-name"))
    let named = try tool.run(
      "scaffold",
      "Users.statekit.json",
      "--test-from",
      "visit.jsonl",
      "--module-name",
      "Shop"
    )
    #expect(named.status == 0 && named.output.contains("@testable import Shop"))
  }

  @Test func `mistakes are at the line of the recording`() throws {
    try folder.write("{\"action\": \"cleared\"}\n{\"action\": \"gone\"}\n", to: "gone.jsonl")
    let gone = try tool.run("scaffold", "Sources/App", "--test-from", "gone.jsonl")
    expectEqual(gone.status, 1)
    expectEqual(
      gone.error,
      "error: gone.jsonl:2: the schemas have no action 'gone' on the way that its ids say\n"
    )
    let late = try tool.run("scaffold", "Sources/App", "--test-from", "visit.jsonl", "--actions", "5...9")
    expectEqual(late.status, 64)
    expectEqual(late.error, "error: visit.jsonl: the lines 5...9 have no action; the recording has 1 line\n")
    let missing = try tool.run("scaffold", "Sources/App", "--test-from", "missing.jsonl")
    expectEqual(missing.status, 66)
  }

  @Test func `options for tests from recordings need a recording, and others a folder`() throws {
    for arguments in [["--actions", "1...2"], ["--domain", "Users"], []] {
      let into = arguments.isEmpty ? [] : ["--into", "Sources/App"]
      try expectEqual(tool.run(["scaffold", "Sources/App"] + into + arguments).status, 64)
    }
    try expectEqual(tool.run("scaffold", "-", "--test-from", "-").status, 64)
  }
}
