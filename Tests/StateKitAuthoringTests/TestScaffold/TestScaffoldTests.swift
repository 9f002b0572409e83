import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

struct TestScaffoldTests {
  private static let schema =
    #"{ "statekit": 1, "imports": ["Zebra"], "domains": { "Users": { "actions": { "cleared": {} } } } }"#

  @Test func `bound properties are actions of the domain`() throws {
    let files = try scaffoldTests(
      #"""
      {"statekit": 1, "accessors": "full", "domains": {"Form": {"state": {"text": "String"}, "binds": ["text"]}}}
      """#
    )
    let text = try #require(files.texts["FormTests.swift"])
    for line in [
      #".binding(.text("text")),"#, #"let own: [String] = ["binding.text"]"#,
      #""binding": action.binding != nil,"#,
      #"#expect(bindingText.binding?.text == "text")"#, #"changed.binding = .text("text")"#,
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test func `a file has the laws of its domain`() throws {
    try expectEqual(
      scaffoldTests(Self.schema).texts,
      [
        "UsersTests.swift": #"""
        import StateKit
        import Testing
        import Zebra

        @testable import App

        /// Tests of the generated code of `Users`.
        struct UsersTests {
          /// A sample of each action.
          static let samples: [UsersAction] = [
            .cleared,
          ]

          @Test("each sample has the name of its leaf", arguments: samples)
          func nameOfLeaf(action: UsersAction) {
            #expect(UsersAction.leaves[action.leafIndex].name == action.name)
          }

          @Test("each action has its own name")
          func namesOfLeaves() {
            let names: [String] = UsersAction.leaves.map(\.name)
            let own: [String] = ["cleared"]
            #expect(Set(own).isSubset(of: names))
            #expect(Set(names).count == names.count)
          }

          @Test("only the accessor of its case has a value", arguments: samples)
          func accessors(action: UsersAction) {
            let accessors: [String: Bool] = [
              "cleared": action.cleared != nil,
            ]
            let name = String(action.name.prefix { $0 != "." })
            #expect(accessors.filter(\.value).map(\.key) == [name])
          }
        }

        """#
      ]
    )
  }

  @Test func `names that need several lines end with a comma`() throws {
    let names = (1...12).map { "somethingHappened\($0)" }
    let text = try usersTests("{ \"actions\": { \(names.map { "\"\($0)\": {}" }.joined(separator: ", ")) } }")
    let lines = names.map { "      \"\($0)\",\n" }.joined()
    #expect(text.contains("    let own: [String] = [\n\(lines)    ]\n"), "\(text)")
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

  @Test func `a domain without actions has no tests`() throws {
    let schema = #"{ "statekit": 1, "domains": { "Users": { "state": { "id": "Int" } } } }"#
    try expectEqual(scaffoldTests(schema).texts, [:])
  }

  @Test func `without accessors there is no law of them`() throws {
    let text = try usersTests(#"{ "accessors": "none", "actions": { "renamed": "(name: String)" } }"#)
    #expect(!text.contains("accessor"))
    #expect(text.contains("nameOfLeaf"))
  }

  @Test func `values that cannot be compared are not compared`() throws {
    let text = try usersTests(
      #"{ "conformances": ["-Equatable"], "actions": { "a": "Int", "b": {} }, "bridges": [{ "on": "a", "dispatch": "b" }] }"#
    )
    #expect(!text.contains("gives the payload back"))
    #expect(text.contains(##"#expect(actions.map(\.name).contains("b"))"##))
  }

  @Test func `each child has a law of its scope`() throws {
    let schema = #"""
      {
        "statekit": 1,
        "domains": {
          "Users": {
            "children": {
              "rows": { "domain": "Row", "kind": "each" }, "row": { "domain": "Row", "kind": "optional" }
            }
          },
          "Row": { "state": { "id": "Int" }, "actions": { "opened": {} } }
        }
      }
      """#
    let text = try #require(try scaffoldTests(schema).texts["UsersTests.swift"])
    #expect(
      text.contains("let scope = UsersScope.root.rows(id: 1)\n    let action: RowAction = .opened\n"),
      "\(text)"
    )
    #expect(text.contains("#expect(scope.extract(.row(.opened)) == nil)"))
    #expect(text.contains("let scope = UsersScope.root.row\n"))
    #expect(!text.contains("samples"))
  }

  @Test func `types that are called like the testing library's are imported by name`() throws {
    let text = try usersTests(
      #"{ "actions": { "sent": "(comment: Comment, tag: Tag, post: Post)" } }"#,
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
