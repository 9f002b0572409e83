import StateKitAuthoring
import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct RecordingMigrationTests {
  private func migration(
    _ recording: String,
    from old: String = RecordedSchemas.old,
    to new: String = RecordedSchemas.new
  ) throws
    -> RecordingMigration
  {
    RecordingMigration(
      recording: Array(recording.utf8),
      from: try model(of: ["Old.statekit.json": old]),
      to: try model(of: ["New.statekit.json": new])
    )
  }

  private func migrated(_ recording: String) throws -> (text: String, complaints: [String]) {
    let result = try #require(try migration(recording).migrate(domains: ["App"]))
    return (
      String(decoding: result.contents, as: UTF8.self),
      result.complaints.map { "\($0.line): \($0.reason.text)" }
    )
  }

  private static let carried: [(String, String)] = [
    (#"{"action": "reset"}"#, #"{"action": "reset"}"#),
    (#"{"action": "users.cleared"}"#, #"{"action": "people.cleared"}"#),
    (
      #"{"action": "reset", "cause": {"line": 1, "by": "request", "name": "users.load"}, "source": "A.swift:1"}"#,
      #"{"action": "reset", "cause": {"line": 1, "by": "request", "name": "people.fetch"}, "source": "A.swift:1"}"#
    ),
    (
      #"{"effect": "users.watch", "run": 1, "event": "began", "line": 1}"#,
      #"{"effect": "people.watch", "run": 1, "event": "began", "line": 1}"#
    ),
    (#"{"effect": null, "run": 1, "event": "ended"}"#, #"{"effect": null, "run": 1, "event": "ended"}"#),
    (#"{"state": {"n": 1, "users": {"name": "a"}}}"#, #"{"state": {"n": 1, "people": {"title": "a"}}}"#),
    // Everything that was not renamed stays as it was written.
    (
      #"  { "action":"users.renamed" ,"payload": {"name": "\u0041\"da", "id": 10 }, "more": [1.50] }  "#,
      #"  { "action":"people.named" ,"payload": {"name": "\u0041\"da", "id": 10 }, "more": [1.50] }  "#
    ),
    (
      #"{"action": "users.picked", "payload": {"_0": 3}}"#,
      #"{"action": "people.picked", "payload": {"id": 3}}"#
    ),
    (
      #"{"action": "users.sent", "payload": {"post": {"id": 1, "title": "a", "old": 2}}}"#,
      #"{"action": "people.sent", "payload": {"post": {"id": 1, "headline": "a"}}}"#
    ),
    (
      #"{"action": "users.sent", "payload": {"post": {"old": 2, "id": 1, "title": "a"}}}"#,
      #"{"action": "people.sent", "payload": {"post": {"id": 1, "headline": "a"}}}"#
    ),
    (
      #"{"action": "users.load.success", "payload": {"posts": [{"id": 1, "title": "a"}, {"id": 2, "title": "b"}]}}"#,
      #"{"action": "people.fetch.success", "payload": {"posts": [{"id": 1, "headline": "a"}, "#
        + #"{"id": 2, "headline": "b"}]}}"#
    ),
    (
      #"{"action": "users.marked", "payload": {"kinds": ["one"], "by": 2}}"#,
      #"{"action": "people.marked", "payload": {"kinds": ["one"], "by": 2}}"#
    ),
    // Values unknown to the old schemas are left out, as the new ones may use the same name.
    (
      #"{"action": "users.picked", "payload": {"_0": 3, "id": 4}}"#,
      #"{"action": "people.picked", "payload": {"id": 3}}"#
    ),
    (
      #"{"action": "users.renamed", "payload": {"by": "x", "id": 1, "name": "a"}}"#,
      #"{"action": "people.named", "payload": {"id": 1, "name": "a"}}"#
    ),
    (
      #"{"action": "reset", "state": {"n": 1, "people": 1, "users": {"title": 1, "name": "a", "own": 2}}}"#,
      #"{"action": "reset", "state": {"n": 1, "people": {"title": "a", "own": 2}}}"#
    ),
    // A value that was left out of the recording has no type.
    (
      #"{"action": "users.signedIn", "payload": {"code": "•••"}}"#,
      #"{"action": "people.signedIn", "payload": {"code": "•••"}}"#
    ),
    (#"{"action": "users.left", "payload": {"why": "x"}}"#, #"{"action": "people.left"}"#),
    (
      #"{"action": "users.renamed", "error": "cannot be encoded"}"#,
      #"{"action": "people.named", "error": "cannot be encoded"}"#
    ),
    (
      #"{"action": "reset", "state": {"n": 1, "users": {"name": "a"}}}"#,
      #"{"action": "reset", "state": {"n": 1, "people": {"title": "a"}}}"#
    ),
    ("", ""), ("  ", "  "),
  ]

  @Test(arguments: carried)
  func `a line is carried over, and its other parts do not change`(line: String, expected: String) throws {
    let (text, complaints) = try migrated(line)
    expectEqual(text, expected)
    expectEqual(complaints, [])
  }

  @Test(
    arguments: [
      (#"{"action": "users.dropped"}"#, "the new schemas have no 'users.dropped'"),
      (
        #"{"action": "users.load.failure", "payload": {"error": "offline"}}"#,
        "the new schemas have no 'users.load.failure'"
      ),
      (#"{"action": "users.other"}"#, "the old schemas have no action 'users.other'"),
      (#"{"action": "users"}"#, "the old schemas have no action 'users'"),
      (#"{"action": "users."}"#, "the old schemas have no action 'users.'"),
      (#"{"action": "users..cleared"}"#, "the old schemas have no action 'users..cleared'"),
      (#"{"action": ""}"#, "the old schemas have no action ''"),
      (
        #"{"action": "users.renamed", "payload": {"id": 300, "name": "a"}}"#,
        "in 'id', a value of type 'Int' cannot be read as 'Int8'"
      ),
      (#"{"action": "users.renamed", "payload": {"id": 3}}"#, "there is no value for 'name'"),
      (#"{"action": "users.renamed"}"#, "there is no value for 'id'"),
      (#"{"action": "users.renamed", "payload": 3}"#, "the payload is not an object"),
      (
        #"{"action": "users.marked", "payload": {"kinds": ["two"], "by": 2}}"#,
        "in 'kinds', the value cannot be read as 'Kind'"
      ),
      (#"{"action": "users.marked", "payload": {"kinds": []}}"#, "there is no value for 'by'"),
      (
        #"{"action": "users.marked", "payload": {"kinds": [], "by": null}}"#,
        "in 'by', null cannot be read as 'Int'"
      ),
      (
        #"{"action": "users.signedIn", "payload": {"code": "a"}}"#,
        "in 'code', a value of type 'String' cannot be read as 'Int'"
      ),
      ("nonsense", "this is not a line of a recording"),
      (#"{"action": 3}"#, "this is not a line of a recording"),
      (#"["action"]"#, "this is not a line of a recording"),
    ]
  )
  func `a line that cannot be carried over stays, and is named`(line: String, reason: String) throws {
    let recording = "{\"action\": \"reset\"}\n\n\(line)\r\n{\"action\": \"users.cleared\"}\n"
    let (text, complaints) = try migrated(recording)
    expectEqual(text, "{\"action\": \"reset\"}\n\n\(line)\r\n{\"action\": \"people.cleared\"}\n")
    expectEqual(complaints, ["3: \(reason)"])
  }

  @Test func `the first thing on the way that is gone is named`() throws {
    let old = schema(
      """
      {
        "App": {"children": {"a": "A"}, "actions": {"reset": "()"}},
        "A": {"children": {"b": "B"}}, "B": {"actions": {"c": "()"}}
      }
      """
    )
    func complaint(_ new: String, _ action: String = "a.b.c") throws -> [String] {
      let migration = try migration(#"{"action": "\#(action)"}"#, from: old, to: schema(new))
      return try #require(migration.migrate(domains: ["App"])).complaints.map(\.reason.text)
    }
    let app = #""App": {"actions": {"reset": "()"}}"#
    try expectEqual(complaint("{\(app)}"), ["the new schemas have no 'a'"])
    try expectEqual(complaint(#"{\#(app), "A": {"actions": {"d": "()"}}}"#), ["the new schemas have no 'a'"])
    try expectEqual(complaint("{\(app)}", "a.b.d"), ["the old schemas have no action 'a.b.d'"])
    let withA = #""App": {"children": {"a": "A"}, "actions": {"reset": "()"}}, "A": {"actions": {"d": "()"}}"#
    try expectEqual(complaint("{\(withA)}"), ["the new schemas have no 'a.b'"])
    let withB = withA.replacing(
      #""A": {"#,
      with: #""B": {"actions": {"d": "()"}}, "A": {"children": {"b": "B"}, "#
    )
    try expectEqual(complaint("{\(withB)}"), ["the new schemas have no 'a.b.c'"])
  }

  @Test(
    arguments: [
      (#"{"action": "reset", "state": {"n": "a", "users": {"name": "a"}}}"#, #"{"action": "reset"}"#),
      (
        #"{"state": {"n": 1}, "action": "users.left", "payload": {"why": "x"}}"#,
        #"{"action": "people.left"}"#
      ),
    ]
  )
  func `a state that cannot be carried over is left out`(line: String, expected: String) throws {
    let new = RecordedSchemas.new.replacing(#""n": "Int""#, with: #""m": "Int""#)
    let result = try #require(try migration(line, to: new).migrate(domains: ["App"]))
    expectEqual(String(decoding: result.contents, as: UTF8.self), expected)
    expectEqual(result.complaints.map(\.reason.text), ["its state is left out: there is no value for 'm'"])
  }

  @Test func `changes of a state that is stored in another way are left out`() throws {
    let line = #"{"action": "reset", "changed": [{"path": "users.name", "before": "a", "after": "b"}]}"#
    let result = try migrated(line)
    expectEqual(result.text, #"{"action": "reset"}"#)
    expectEqual(result.complaints, ["1: its changes are left out: the state is stored in another way"])
  }

  @Test func `changes of a state that is stored as before stay`() throws {
    let line = #"{"action": "reset", "changed": [{"path": "users.name", "before": "a", "after": "b"}]}"#
    let result = try migration(line, to: RecordedSchemas.old).migrate(domains: ["App"])
    expectEqual(result.map { String(decoding: $0.contents, as: UTF8.self) }, line)
    expectEqual(result?.complaints.isEmpty, true)
  }

  private static func secrets(_ isSensitive: Bool) -> String {
    #"""
    {"statekit": 1, "conformances": ["Codable"],
     "types": {"Card": {"struct": {"name": "String", "code": {"type": "Int", "sensitive": \#(isSensitive)}}}},
     "domains": {"App": {
       "state": {"cards": "[Card]", "pin": {"type": "Int?", "sensitive": \#(isSensitive)}},
       "actions": {"added": {"payload": "(card: Card)", "reduce": "handler"}}}}}
    """#
  }

  private static let secretState =
    #"{"action": "added", "payload": {"card": {"name": "a", "code": 1}}, "state": "#
    + #"{"cards": [{"name": "a", "code": "•••"}], "pin": "•••"}}"#

  @Test func `sensitive properties that were left out stay so`() throws {
    let new = Self.secrets(true).replacing("name", with: "title").replacing(
      #""title": "String""#,
      with: #""title": {"type": "String", "was": ["name"]}"#
    )
    let line = Self.secretState.replacing(#""code": 1"#, with: #""code": "•••""#)
    let migration = try migration(line, from: Self.secrets(true), to: new)
    let result = try #require(migration.migrate(domains: ["App"]))
    expectEqual(String(decoding: result.contents, as: UTF8.self), line.replacing("name", with: "title"))
    #expect(result.complaints.isEmpty)
  }

  @Test func `a state without values that are not sensitive any more is left out`() throws {
    let migration = try migration(Self.secretState, from: Self.secrets(true), to: Self.secrets(false))
    let result = try #require(migration.migrate(domains: ["App"]))
    expectEqual(
      String(decoding: result.contents, as: UTF8.self),
      #"{"action": "added", "payload": {"card": {"name": "a", "code": 1}}}"#
    )
    expectEqual(
      result.complaints.map(\.reason.text),
      [
        "its state is left out: in 'cards', 'code' was left out of the recording, and is not sensitive any more"
      ]
    )
  }

  @Test func `a struct in a payload that lacks such a value cannot be carried over`() throws {
    let line = #"{"action": "added", "payload": {"card": {"name": "a", "code": "•••"}}}"#
    let migration = try migration(line, from: Self.secrets(true), to: Self.secrets(false))
    let result = try #require(migration.migrate(domains: ["App"]))
    expectEqual(result.contents, Array(line.utf8))
    expectEqual(
      result.complaints.map(\.reason.text),
      [
        "in 'card', 'code' was left out of the recording, and is not sensitive any more"
      ]
    )
  }

  @Test func `a value that was left out cannot be made up`() throws {
    let line = #"{"action": "users.signedIn", "payload": {"code": "•••"}}"#
    let new = RecordedSchemas.new.replacing(#", "sensitive": ["code"]"#, with: "")
    let result = try #require(try migration(line, to: new).migrate(domains: ["App"]))
    expectEqual(result.contents, Array(line.utf8))
    expectEqual(
      result.complaints.map(\.reason.text),
      ["'code' was left out of the recording, and is not sensitive any more"]
    )
  }

  @Test(
    arguments: [
      (#"{"action": "users.cleared"}"#, ["App"]), (#"{"action": "cleared"}"#, ["Users"]),
      ("{\"action\": \"cleared\"}\n{\"action\": \"reset\"}\n{\"action\": \"users.cleared\"}", ["App"]),
      (#"{"action": "dropped"}"#, ["Users"]), ("", ["App", "Users"]), ("oops", ["App", "Users"]),
      (#"{"action": "other"}"#, []), (#"{"action": "."}"#, []), (#"{"action": ""}"#, []),
    ]
  )
  func `whose recording it is its actions say`(recording: String, domains: [String]) throws {
    try expectEqual(migration(recording).domains(), domains)
  }

  @Test func `of several domains each is right if all give the same`() throws {
    let recording = "oops\n\n{\"action\": \"other\"}"
    let migration = try migration(recording)
    expectEqual(migration.migrate(domains: ["App", "Users"])?.contents, Array(recording.utf8))
    expectEqual(migration.migrate(domains: ["App", "Users"])?.complaints.map(\.line), [1, 3])
    let differing = try self.migration(#"{"action": "renamed", "payload": {"id": 1, "name": "a"}}"#)
    #expect(differing.migrate(domains: ["App"]) != nil)
    #expect(differing.migrate(domains: ["App", "Users"]) == nil)
    #expect(differing.migrate(domains: []) == nil)
  }

  @Test func `for the same schemas a recording stays the same`() throws {
    var random = SplitMix64(seed: 7)
    let pieces =
      Self.carried.map(\.0) + ["{", "}", "\"", "\\", "\u{0}", "ü", "payload", "[[[[", "1e", "•••", "\n"]
    for _ in 0..<Thoroughness.rounds(100, all: 500) {
      let recording = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        String((pieces.randomElement(using: &random) ?? "").dropLast(Int.random(in: 0...1, using: &random)))
      }.joined(separator: Bool.random(using: &random) ? "\n" : "")
      let result = try #require(try migration(recording, to: RecordedSchemas.old).migrate(domains: ["App"]))
      expectEqual(result.contents, Array(recording.utf8))
    }
  }
}
