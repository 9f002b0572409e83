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
          "actions": { "a": { "reduce": "none" } },
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

  @Test func `a new value has an entry for each closure, and its form`() throws {
    let plan = try scaffold(Self.schema, [])
    expectEqual(plan.changes.map(\.added), [["load", "save", "log"]])
    expectEqual(
      plan.texts,
      [
        "UsersEffects+Live.swift": """
        import StateKit

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
      ]
    )
    try expectEqual(
      scaffold(Self.schema, ["L.swift": plan.texts["UsersEffects+Live.swift"] ?? ""]).texts,
      [:]
    )
  }

  private static let load = "// { (page: Int, value1: String) async throws(E) -> [String] in … }"
  private static let save = "// { () async -> Int in … }"
  private static let log = "// { () async -> Void in … }"

  /// The code has `◆` at each place that a text of the list goes to.
  @Test(
    arguments: [
      ("let e = UsersEffects(◆load: f◆)", ["", ", save: nil, log: nil"]),
      ("let e = UsersEffects.init(◆log: f)", ["load: nil, save: nil, "]),
      ("let e: UsersEffects = .init(load: f◆, log: g)", [", save: nil"]),
      ("let e = f(UsersEffects(load: P<A, B>()◆, log: { a, b in a }))", [", save: nil"]),
      (
        "  let e = UsersEffects(◆)",
        ["\n    \(load)\n    load: nil,\n    \(save)\n    save: nil,\n    \(log)\n    log: nil\n  "]
      ),
      ("extension UsersEffects { var l: Self { Self(load: f◆) } }", [", save: nil, log: nil"]),
      ("extension UsersEffects { static let l: Self = .init(load: f◆) }", [", save: nil, log: nil"]),
      (
        "UsersEffects(◆\n    save: f◆\n)",
        ["\n    \(load)\n    load: nil,", ",\n    \(log)\n    log: nil"]
      ),
      ("UsersEffects(\n  load: f,  // Mine, yours◆\n  log: g\n)", ["\n  \(save)\n  save: nil,"]),
      ("UsersEffects(\n  load: f,◆\n)", ["\n  \(save)\n  save: nil,\n  \(log)\n  log: nil,"]),
      ("UsersEffects(\n  load: f◆  // Last◆\n)", [",", "\n  \(save)\n  save: nil,\n  \(log)\n  log: nil"]),
      ("UsersEffects(\n  load: f, /* a\n  */ log: g)", nil),
      (
        "UsersEffects(\r\n\tload: f◆◆\r\n)", [",", "\r\n\t\(save)\r\n\tsave: nil,\r\n\t\(log)\r\n\tlog: nil"]
      ),
      ("var e = UsersEffects(load: f◆)\ne.log = { }", [", save: nil"]),
      ("UsersEffects(load: a, save: b)\nUsersEffects(log: c)", nil),
      ("UsersEffects(load: a, store: b, log: c)", nil),
    ] as [(String, [String]?)]
  )
  func `a closure that is missing is added to the call, in its place`(marked: String, inserted: [String]?)
    throws
  {
    let pieces = marked.split(separator: "◆", omittingEmptySubsequences: false).map(String.init)
    let old = pieces.joined()
    var new = pieces[0]
    for (index, piece) in pieces.dropFirst().enumerated() { new += (inserted?[index] ?? "") + piece }
    let plan = try scaffold(Self.schema, ["Mine.swift": old])
    let isOtherwise = plan.diagnostics.contains { $0.code != "SK0816" }
    #expect(!isOtherwise, "\(plan.diagnostics.map(\.message))")
    if marked.contains("/* a") { return }
    expectEqual(plan.texts, (old == new ? [:] : ["Mine.swift": new]))
    try expectEqual(scaffold(Self.schema, ["Mine.swift": new]).texts, [:])
  }

  @Test(arguments: [
    ("UsersEffects(load: a)\nUsersEffects(load: b)", "SK0817", "1:13", "it is made in 2 places"),
    ("UsersEffects(load: a) { b }", "SK0817", "1:13", "a closure behind the parentheses"),
    ("extension UsersEffects { static var live: Self { make() } }", "SK0817", "1:37", "'live' does not call"),
    ("/* UsersEffects", "SK0801", "1:1", "'UsersEffects+Live.swift' was not written"),
    ("UsersEffects(load: a, gone: b, save: c, log: d)", "SK0815", "1:23", "no closure 'gone'"),
    ("UsersEffects(load: a, store: b, log: d)", "SK0816", "1:23", "'store' is called 'save' now"),
  ])
  func `where closures belong is not guessed`(text: String, code: String, place: String, says: String) throws
  {
    let plan = try scaffold(Self.schema, ["Mine.swift": text])
    expectEqual(plan.places, ["Mine.swift:\(place) \(code)"])
    expectEqual(plan.diagnostics.first?.message.contains(says), true, "\(plan.diagnostics.map(\.message))")
    expectEqual(plan.texts, [:])
  }

  @Test(arguments: [("sav", "save"), ("laod", nil), ("gone", nil)] as [(String, String?)])
  func `a closure may be meant that is not given`(name: String, meant: String?) throws {
    let text = "UsersEffects(load: a, \(name): b, log: d)"
    let plan = try scaffold(Self.schema, ["Mine.swift": text])
    expectEqual(plan.diagnostics.filter { $0.code == "SK0815" }.map(\.suggestion), [meant])
  }

  @Test func `a value made in the extension is the one to complete`() throws {
    let plan = try scaffold(
      Self.schema,
      [
        "A.swift": "let e = UsersEffects(load: f)\nlet f = UsersEffects(save: f)",
        "B.swift": "extension UsersEffects { static let l = UsersEffects(load: f) }",
      ]
    )
    expectEqual(
      plan.texts,
      ["B.swift": "extension UsersEffects { static let l = UsersEffects(load: f, log: nil) }"]
    )
  }

  @Test func `code that only names the type does not make a value`() throws {
    let text =
      "func f(_ e: UsersEffects) -> UsersEffects { e }; func UsersEffects(a: Int) {}; let t = [UsersEffects]()"
    try expectEqual(scaffold(Self.schema, ["A.swift": text]).texts.keys.sorted(), ["UsersEffects+Live.swift"])
  }

  @Test func `a file of that name is left alone`() throws {
    let plan = try scaffold(Self.schema, ["UsersEffects+Live.swift": "// Mine.\n"])
    expectEqual(plan.places, ["UsersEffects+Live.swift:1:1 SK0806"])
    expectEqual(plan.texts, [:])
  }
}
