import Foundation
import StateKitTestSupport
import Testing

@Suite struct GenerateWatchTests {
  let folder: TemporaryFolder
  let tool: CommandLineTool
  let terminal: Terminal

  init() throws {
    folder = try TemporaryFolder()
    tool = CommandLineTool(folder: folder, environment: ["NO_COLOR": "1"])
    terminal = try Terminal()
    try folder.write(Schemas.valid(), to: "in/Users.statekit.json")
    try folder.write(Schemas.valid("Posts"), to: "in/Posts.statekit.json")
  }

  @Test func `each save generates again and prints a line, until an interrupt`() throws {
    let process = try watch()
    defer { process.terminate() }
    expectEqual(outcome(), "in: 2 written, 0 unchanged")

    try folder.write(Schemas.valid(action: "renamed"), to: "in/Users.statekit.json")
    expectEqual(outcome(), "in/Users.statekit.json: 1 written, 1 unchanged")
    #expect(try folder.text("out/Users.statekit.swift").contains("case renamed"))

    try folder.write(Schemas.valid(action: "replaced"), to: "in/Users.statekit.json~")
    try folder.replace("in/Users.statekit.json", by: "in/Users.statekit.json~")
    expectEqual(outcome(), "in/Users.statekit.json: 1 written, 1 unchanged")
    #expect(try folder.text("out/Users.statekit.swift").contains("case replaced"))

    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    try expectEqual(folder.names(in: "out"), ["Posts.statekit.swift", "Users.statekit.swift"])
  }

  @Test func `a watch that was stopped goes on`() throws {
    let process = try watch()
    defer { process.terminate() }
    expectEqual(outcome(), "in: 2 written, 0 unchanged")
    #expect(process.suspend() && process.resume())
    try folder.write(Schemas.valid(action: "renamed"), to: "in/Users.statekit.json")
    expectEqual(outcome(), "in/Users.statekit.json: 1 written, 1 unchanged")
  }

  @Test func `a mistake is printed, and the generated files stay until it is mended`() throws {
    try folder.write(Schemas.broken, to: "in/Users.statekit.json")
    let process = try watch()
    defer { process.terminate() }
    expectEqual(
      terminal.line(),
      "in/Users.statekit.json:2:3: error: the key 'oops' must stand in double quotes [SK0110]"
    )
    expectEqual(terminal.lines(2), [" 2 |   oops", "   |   ^"])
    expectEqual(outcome(), "in: nothing written")
    #expect(!folder.exists("out"))

    try folder.write(Schemas.valid(), to: "in/Users.statekit.json")
    expectEqual(outcome(), "in/Users.statekit.json: 2 written, 0 unchanged")
  }

  @Test func `schemas that come and go are generated and cleaned`() throws {
    let process = try watch("--clean")
    defer { process.terminate() }
    expectEqual(outcome(), "in: 2 written, 0 unchanged")
    try folder.write(Schemas.valid("Rows"), to: "in/below/Rows.statekit.json")
    expectEqual(outcome(), "in/below/Rows.statekit.json: 1 written, 2 unchanged")
    try folder.remove("in/Posts.statekit.json")
    expectEqual(terminal.line(), "removed out/Posts.statekit.swift")
    expectEqual(outcome(), "in/Posts.statekit.json: 0 written, 2 unchanged")
    #expect(!folder.exists("out/Posts.statekit.swift"))
  }

  @Test func `the schemas of used modules are watched too`() throws {
    func session(_ action: String) -> String {
      #"{"statekit": 1, "access": "public", "domains": {"Sessions": {"actions": {"\#(action)": {"reduce": "none"}}}}}"#
    }
    try folder.write(session("began"), to: "used/Sessions.statekit.json")
    try folder.write(
      #"{"statekit": 1, "uses": ["Used"], "domains": {"App": {"children": {"sessions": "Used.Sessions"}}}}"#,
      to: "in/App.statekit.json"
    )
    let process = try watch("--use", "Used=used")
    defer { process.terminate() }
    expectEqual(outcome(), "in, used: 3 written, 0 unchanged")
    try folder.write(session("finished"), to: "used/Sessions.statekit.json")
    expectEqual(outcome()?.hasPrefix("used/Sessions.statekit.json: "), true)
  }

  @Test(
    arguments: [
      (["in", "--check"], 64), (["in", "--dry-run"], 64), (["-"], 64), (["in", "nowhere"], 66),
    ] as [([String], Int32)]
  )
  func `a folder that cannot be watched is an error at once`(arguments: [String], status: Int32) throws {
    try expectEqual(
      terminal.run(tool, ["generate", "--watch", "--output", "out"] + arguments).status,
      status
    )
    #expect(!folder.exists("out"))
  }

  @Test func `an output in the way is an error at once`() throws {
    try folder.write("// mine", to: "out/Users.statekit.swift")
    try expectEqual(terminal.run(tool, ["generate", "in", "--watch", "--output", "out"]).status, 74)
  }

  private func watch(_ options: String...) throws -> Process {
    try terminal.start(tool, ["generate", "in", "--output", "out", "--watch"] + options)
  }

  /// The next line, without the time that it took.
  private func outcome() -> String? {
    guard let line = terminal.line() else { return nil }
    return line.firstRange(of: #/ \(\d+ ms\)$/#).map { String(line[..<$0.lowerBound]) } ?? line
  }
}
