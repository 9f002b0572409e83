import Foundation
import StateKitTestSupport
import Testing

@Suite struct MigrateTests {
  let folder: TemporaryFolder
  let tool: CommandLineTool

  init() throws {
    folder = try TemporaryFolder()
    tool = CommandLineTool(folder: folder)
    try folder.write(Schemas.valid(), to: "old/Users.statekit.json")
    let new = Schemas.valid(action: "emptied").replacing("[] } }", with: #"[] }, "was": ["cleared"] }"#)
    try folder.write(new, to: "new/Users.statekit.json")
  }

  private func migrate(_ recording: String, _ options: String...) throws -> CommandLineTool.Result {
    try folder.write(recording, to: "recording.jsonl")
    return try tool.run(["migrate", "recording.jsonl", "--from", "old", "--to", "new"] + options)
  }

  @Test func `the recording is a result, and the file stays as it is`() throws {
    let result = try migrate("{\"action\": \"cleared\"}\n")
    expectEqual(result.status, 0)
    expectEqual(result.output, "{\"action\": \"emptied\"}\n")
    #expect(result.error.isEmpty)
    try expectEqual(folder.text("recording.jsonl"), "{\"action\": \"cleared\"}\n")
  }

  @Test func `lines that cannot be carried over are named by their numbers`() throws {
    let result = try migrate("{\"action\": \"cleared\"}\n{\"action\": \"other\"}\noops")
    expectEqual(result.status, 1)
    expectEqual(result.output, "{\"action\": \"emptied\"}\n{\"action\": \"other\"}\noops")
    expectEqual(
      result.error,
      """
      error: recording.jsonl:2: the old schemas have no action 'other'
      error: recording.jsonl:3: this is not a line of a recording

      """
    )
  }

  @Test func `a damaged line stays as it is to the last byte`() throws {
    let line = Data(#"{"action": "cleared""#.utf8) + [0xFF, 0xC3, 0x00]
    try line.write(to: folder.url.appending(component: "recording.jsonl"))
    let result = try tool.run("migrate", "recording.jsonl", "--from", "old", "--to", "new")
    expectEqual(result.status, 1)
    expectEqual(result.outputBytes, line)
    expectEqual(result.error, "error: recording.jsonl:1: this is not a line of a recording\n")
  }

  @Test func `a recording comes from standard input too`() throws {
    let result = try tool.run(
      "migrate",
      "-",
      "--from",
      "old",
      "--to",
      "new",
      input: #"{"action": "cleared"}"#
    )
    expectEqual(result.status, 0)
    expectEqual(result.output, #"{"action": "emptied"}"#)
  }

  @Test func `of which domain it is is asked where both would do`() throws {
    try folder.write(Schemas.valid("Posts"), to: "old/Posts.statekit.json")
    try folder.write(Schemas.valid("Posts"), to: "new/Posts.statekit.json")
    let line = #"{"action": "cleared"}"#
    let result = try migrate(line)
    expectEqual(result.status, 64)
    expectEqual(result.error, "error: this may be of 'Posts', 'Users': say of which one, with --domain\n")
    try expectEqual(migrate(line, "--domain", "Users").output, #"{"action": "emptied"}"#)
    try expectEqual(migrate(line, "--domain", "Posts").output, line)
  }

  @Test(
    arguments: [
      ("User", "error: the old schemas have no domain 'User'; did you mean 'Users'?\n"),
      ("Other", "error: the old schemas have no domain 'Other'\n"),
    ]
  )
  func `a domain that is not there is wrong usage`(domain: String, error: String) throws {
    let result = try migrate(#"{"action": "cleared"}"#, "--domain", domain)
    expectEqual(result.status, 64)
    #expect(result.output.isEmpty)
    expectEqual(result.error, error)
  }

  @Test func `a recording by other schemas does not fit these schemas`() throws {
    try folder.write(Schemas.valid("Posts"), to: "old/Posts.statekit.json")
    let result = try migrate("{\"action\": \"other\"}\n{\"action\": \"more\"}")
    expectEqual(result.status, 1)
    #expect(result.output.isEmpty)
    expectEqual(result.error, "error: no domain of the old schemas has an action of this recording\n")
  }

  @Test(
    arguments: [
      ["-", "--from", "-", "--to", "new"], ["-", "--from", "old", "--to", "-"],
      ["recording.jsonl", "--from", "-", "--to", "-"],
    ]
  )
  func `standard input is read once`(arguments: [String]) throws {
    try folder.write("", to: "recording.jsonl")
    let result = try tool.run(["migrate"] + arguments, input: Schemas.valid())
    expectEqual(result.status, 64)
    #expect(result.error.hasPrefix("error: standard input can be read once only"))
  }

  @Test(
    arguments: [
      (["recording.jsonl", "--from", "old"], 64),
      (["recording.jsonl", "--from", "old", "--to", "missing"], 66),
      (["missing.jsonl", "--from", "old", "--to", "new"], 66),
    ] as [([String], Int32)]
  )
  func `an unreadable file has its status`(arguments: [String], status: Int32) throws {
    try folder.write("", to: "recording.jsonl")
    let result = try tool.run(["migrate"] + arguments)
    expectEqual(result.status, status)
    #expect(result.output.isEmpty)
  }
}
