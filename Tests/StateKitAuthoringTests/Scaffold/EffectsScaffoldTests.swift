import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

struct EffectsScaffoldTests {
  private static let schema = #"""
    {
      "statekit": 1,
      "domains": {
        "Users": {
          "actions": { "a": { "reduce": "none" }, "cleared": {} },
          "requests": {
            "load": { "input": "(page: Int, String)", "output": "[String]", "failure": "E", "into": "names" },
            "save": { "into": "saved", "output": "Int", "was": ["store"] }
          },
          "effects": { "log": { "on": "a", "kind": "fireAndForget" } }
        }
      },
      "types": { "E": { "enum": ["a"] } }
    }
    """#

  @Test func `a timer has no entry, and values that are handed over are in the form`() throws {
    let schema = #"""
      {
        "statekit": 1,
        "domains": {
          "Room": {
            "state": { "isOn": "Bool = true" },
            "actions": { "a": { "reduce": "none" }, "sent": "(text: String, isLoud: Bool)", "ticked": {} },
            "effects": {
              "clock": { "kind": "timer", "interval": "1s", "while": "isOn", "output": "ticked" },
              "talk": { "on": "a", "kind": "fireAndForget", "feeds": "sent" }
            }
          }
        }
      }
      """#
    let text = try #require(try scaffold(schema, []).texts["RoomEffects+Live.swift"])
    #expect(!text.contains("clock"))
    #expect(
      text.contains("// { (value0: AsyncStream<(text: String, isLoud: Bool)>) async -> Void in … }"),
      "\(text)"
    )
  }

  @Test func `beside a new reducer there is a value with an entry for each closure, and its form`() throws {
    let plan = try scaffold(Self.schema, [])
    expectEqual(plan.changes.map(\.added), [["cleared(_:)"], ["load", "save", "log"]])
    expectEqual(
      plan.texts["UsersEffects+Live.swift"],
      """
      nonisolated extension UsersEffects {
        /// The effects of the running app: `store.sideEffects.register(UsersEffects.live)`.
        /// A closure that is nil is reported when an action needs it.
        static var live: UsersEffects {
          UsersEffects(
            // { (page: Int, value1: String) async throws(E) -> [String] in … }
            load: nil,
            // { () async -> Int in … }
            save: nil,
            // { () async -> Void in … }
            log: nil
          )
        }
      }

      """
    )
  }

  @Test(arguments: [("public", "  public static var live"), ("package", "  package static var live")])
  func `the value is as visible as the schema says`(access: String, line: String) throws {
    let schema = Self.schema.replacing(#""statekit": 1,"#, with: #""statekit": 1, "access": "\#(access)","#)
    let text = try #require(try scaffold(schema, []).texts["UsersEffects+Live.swift"])
    #expect(text.contains("\n\(line): UsersEffects {\n"), "\(text)")
  }

  @Test func `a value that was deleted stays away`() throws {
    var texts = try scaffold(Self.schema, []).texts
    texts["UsersEffects+Live.swift"] = nil
    let files = texts.map { SourceFile(path: $0.key, text: $0.value) }
    expectEqual(files.count, 1)
    try expectEqual(scaffold(Self.schema, files).texts, [:])
    let more = Self.schema.replacing(#""cleared": {}"#, with: #""cleared": {}, "closed": {}"#)
    try expectEqual(scaffold(more, files).texts.keys.sorted(), ["UsersReducer.swift"])
  }

  @Test func `a domain without handlers has no file that could be told from a deleted one`() throws {
    let schema = Self.schema.replacing(#", "cleared": {}"#, with: "")
    try expectEqual(scaffold(schema, []).texts, [:])
  }

  @Test(arguments: [
    ("Mine.swift", "let effects = UsersEffects(load: f)"), ("Mine.swift", "/* UsersEffects"),
    ("deep/userseffects+live.swift", "// Mine."),
  ])
  func `closures that are made elsewhere, and a file of that name, are left alone`(path: String, text: String)
    throws
  {
    let plan = try scaffold(Self.schema, [SourceFile(path: path, text: text)])
    expectEqual(plan.texts.keys.sorted(), ["UsersReducer.swift"])
    expectEqual(plan.places, [])
  }
}
