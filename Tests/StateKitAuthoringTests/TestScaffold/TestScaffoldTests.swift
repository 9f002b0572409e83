import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

struct TestScaffoldTests {
  private static let schema = #"""
    {
      "statekit": 1, "imports": ["Zebra"],
      "domains": { "Users": { "actions": { "cleared": {} }, "requests": { "load": {} }, "bridges": [
        { "on": "cleared", "dispatch": "load.request" }
      ] } }
    }
    """#

  @Test func `a file has a test for each bridge and each request of its domain, and nothing else`() throws {
    let texts = try scaffoldTests(Self.schema).texts
    expectEqual(texts.keys.sorted(), ["UsersTests.swift"])
    let text = try #require(texts["UsersTests.swift"])
    #expect(
      text.hasPrefix(
        #"""
        import StateKit
        import Testing
        import Zebra

        @testable import App

        /// Tests of the bridges and requests of `Users`.
        @Suite(.timeLimit(.minutes(1)))
        struct UsersTests {
          @Test("cleared leads to load.request")
          @MainActor func clearedLeadsToLoadRequest() {
        """#
      ),
      "\(text)"
    )
    expectEqual(
      text.matches(of: /@Test\("(.*)"\)/).map { String($0.1) },
      ["cleared leads to load.request", "a second load replaces the first"]
    )
  }

  @Test(arguments: [
    ("deep/userstests.swift", ""),
    ("Mine.swift", "@Suite struct UsersTests {}"),
    ("Broken.swift", "struct Broken { /* UsersTests"),
  ])
  func `existing files are left as they are`(path: String, text: String) throws {
    let plan = try scaffoldTests(Self.schema, [path: text])
    expectEqual(plan.texts, [:])
    expectEqual(plan.present, [path])
  }

  @Test func `a domain without bridges and requests has no tests`() throws {
    let schema = #"{ "statekit": 1, "domains": { "Users": { "actions": { "renamed": "(name: String)" } } } }"#
    try expectEqual(scaffoldTests(schema).texts, [:])
  }

  @Test func `values that cannot be compared are not compared`() throws {
    let text = try usersTests(
      #"{ "conformances": ["-Equatable"], "actions": { "a": "Int", "b": {} }, "bridges": [{ "on": "a", "dispatch": "b" }] }"#
    )
    #expect(text.contains(##"#expect(actions.map(\.name).contains("b"))"##))
  }

  @Test func `types that are called like the testing library's are imported by name`() throws {
    let text = try usersTests(
      #"{ "requests": { "send": { "input": "(comment: Comment, tag: Tag, post: Post)" } } }"#,
      #"""
      , "types": {
        "Comment": { "struct": { "id": "Int" } }, "Tag": { "enum": ["one"] }, "Post": { "enum": ["one"] }
      }
      """#
    )
    #expect(
      text.contains(
        """
        @testable import App
        @testable import struct App.Comment
        @testable import enum App.Tag

        /// Tests
        """
      ),
      "\(text)"
    )
  }
}
