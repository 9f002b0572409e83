import StateKitAuthoring
import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// `App` uses `Feeds`, which uses `Posts`: each version with the modules of its time.
struct UsedModuleDiffTests {
  private static let oldPosts: String = publicSchema(
    #"""
    {"Posts": {"state": {"id": "Int = 0", "title": "String = \"\""},
      "actions": {"opened": {"payload": "(Int)", "reduce": "none"}, "dropped": {"reduce": "none"}}}}
    """#,
    types: #"{"Tag": {"struct": {"text": "String"}}}"#
  )
  private static let newPosts: String = publicSchema(
    #"""
    {"Articles": {"was": ["Posts"],
      "state": {"id": "Int = 0", "headline": {"type": "String", "default": "", "was": ["title"]}},
      "actions": {"shown": {"was": ["opened"], "payload": "(id: Int)", "reduce": "none"}}}}
    """#,
    types: #"{"Tag": {"struct": {"name": {"type": "String", "was": ["text"]}}}}"#
  )
  private static let oldFeeds: String = publicSchema(
    #"""
    {"Feed": {"children": {"rows": {"domain": "Posts.Posts", "kind": "each"}},
      "actions": {"ended": {"reduce": "none"}, "tagged": {"payload": "(tag: Posts.Tag)", "reduce": "none"}}}}
    """#,
    others: #", "uses": ["Posts"]"#
  )
  private static let newFeeds: String = publicSchema(
    #"""
    {"Stream": {"was": ["Feed"],
      "children": {"items": {"domain": "Posts.Articles", "kind": "each", "was": ["rows"]}},
      "actions": {"finished": {"was": ["ended"], "reduce": "none"},
        "tagged": {"payload": "(tag: Posts.Tag)", "reduce": "none"}}}}
    """#,
    others: #", "uses": ["Posts"]"#
  )
  private static let oldApp: String = app(
    child: #""feed": "Feeds.Feed""#,
    reactions: #"{"feed.ended": {"add": {"n": 1}}, "feed.rows.opened": {"add": {"n": 1}}}"#
  )
  private static let newApp: String = app(
    child: #""feed": "Feeds.Stream""#,
    reactions: #"{"feed.finished": {"add": {"n": 1}}, "feed.items.shown": {"add": {"n": 1}}}"#
  )

  private static func publicSchema(_ domains: String, types: String = "{}", others: String = "") -> String {
    schema(domains, types: types, others: #""access": "public", "conformances": ["Codable"]"# + others)
  }

  private static func app(child: String, reactions: String) -> String {
    schema(
      #"{"App": {"state": {"n": "Int = 0"}, "children": {\#(child)}, "reactions": \#(reactions)}}"#,
      others: #""conformances": ["Codable"], "uses": ["Feeds", "Posts"]"#
    )
  }

  private static func old(_ app: String = oldApp) throws -> ModuleModel {
    try model(of: ["App.statekit.json": app], using: ["Feeds": oldFeeds, "Posts": oldPosts])
  }

  private static func new(_ app: String = newApp) throws -> ModuleModel {
    try model(of: ["App.statekit.json": app], using: ["Feeds": newFeeds, "Posts": newPosts])
  }

  @Test func `other names in used modules are not a change of the modules that use them`() throws {
    try expectEqual(SchemaDiff(old: Self.old(), new: Self.new()).changes.map(\.name), [])
  }

  @Test func `a child that is another domain of the used module breaks`() throws {
    let two = Self.publicSchema(#"{"Feed": {}, "Other": {"was": ["Feeder"]}}"#)
    let versions = try ["Feeds.Feed", "Feeds.Other"].map { domain in
      try model(
        of: ["App.statekit.json": Self.app(child: #""feed": "\#(domain)""#, reactions: "{}")],
        using: ["Feeds": two, "Posts": Self.newPosts]
      )
    }
    let changes = SchemaDiff(old: versions[0], new: versions[1]).changes
    expectEqual(changes.map(\.name), ["App.feed"])
    expectEqual(changes.map { $0.details.map(\.text) }, [["domain 'Feeds.Feed' became 'Feeds.Other'"]])
    #expect(changes[0].source == .breaking && changes[0].stored == .breaking)
  }

  @Test func `a domain that left its module is another domain, under any name`() throws {
    let without = newFeedsWithoutWas
    let new = try model(
      of: ["App.statekit.json": Self.newApp],
      using: ["Feeds": without, "Posts": Self.newPosts]
    )
    let changes = SchemaDiff(old: try Self.old(), new: new).changes
    expectEqual(changes.filter(\.isBreaking).map(\.name), ["App.feed"])
  }

  private var newFeedsWithoutWas: String { Self.newFeeds.replacing(#""was": ["Feed"],"#, with: "") }

  @Test(arguments: [
    (#"{"action": "feed.ended"}"#, #"{"action": "feed.finished"}"#),
    (
      #"{"action": "feed.rows.opened", "ids": [3], "payload": {"_0": 7}}"#,
      #"{"action": "feed.items.shown", "ids": [3], "payload": {"id": 7}}"#
    ),
    (
      #"{"action": "feed.tagged", "payload": {"tag": {"text": "a"}}}"#,
      #"{"action": "feed.tagged", "payload": {"tag": {"name": "a"}}}"#
    ),
    (
      #"{"action": "feed.ended", "state": {"n": 1, "feed": {"rows": [{"id": 1, "title": "a"}]}}}"#,
      #"{"action": "feed.finished", "state": {"n": 1, "feed": {"items": [{"id": 1, "headline": "a"}]}}}"#
    ),
  ])
  func `a recording is carried over through the domains of used modules, at any depth`(
    line: String,
    expected: String
  ) throws {
    let (text, complaints) = try migrated(line)
    expectEqual(text, expected)
    expectEqual(complaints, [])
  }

  @Test func `an action that is gone from a used module cannot be carried over`() throws {
    let line = #"{"action": "feed.rows.dropped", "ids": [3]}"#
    let (text, complaints) = try migrated(line)
    expectEqual(text, line)
    expectEqual(complaints, ["the new schemas have no 'feed.rows.dropped'"])
  }

  private func migrated(_ line: String) throws -> (text: String, complaints: [String]) {
    let migration = RecordingMigration(
      recording: Array(line.utf8),
      from: try Self.old(),
      to: try Self.new()
    )
    expectEqual(migration.domains(), ["App"])
    let result = try #require(migration.migrate(domains: ["App"]))
    return (String(decoding: result.contents, as: UTF8.self), result.complaints.map(\.reason.text))
  }
}
