import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// With children of all kinds and reactions, too, a file depends on its own declarations and on the payloads that it
/// names.
struct ChildKindFileDependencyTests {
  private let app = """
    {
      "statekit": 1,
      "domains": {
        "App": {
          "state": { "last": "String?" },
          "children": { "row": { "domain": "Row", "kind": "optional" }, "rows": { "domain": "Row", "kind": "each" } },
          "reactions": { "rows.named": "handler", "row.named": { "set": { "row": null, "last": "$name" } } },
          "bridges": [{ "on": "rows.named", "dispatch": "row.named" }]
        }
      }
    }
    """

  private func appFile(
    state: String = #""id": "Int""#,
    actions: String = #""named": "(name: String)""#,
    rest: String = ""
  ) -> String? {
    let row = #"{ "state": { \#(state) }, "actions": { \#(actions) }\#(rest) }"#
    let rows = #"{ "statekit": 1, "domains": { "Row": \#(row), "Inner": {} } }"#
    return generated(["App": app, "Row": rows])["App.statekit.swift"]
  }

  @Test(arguments: [
    (#""id": "Int", "x": "Int""#, ""), (#""id": "String""#, ""), (#""id": "Post.ID""#, ""),
    (#""id": "Int""#, #", "gone": { "deprecated": "x" }"#), (#""id": "Int""#, #", "added": "(x: Int)""#),
  ])
  func `the state, the type of its id and other actions of a child leave the parent's file`(
    state: String,
    action: String
  ) {
    let before = appFile()
    #expect(before != nil)
    expectEqual(appFile(state: state, actions: #""named": "(name: String)""# + action), before)
  }

  @Test func `a reaction of a child does not change the parent's file`() {
    let child = #", "children": { "inner": { "domain": "Inner", "kind": "optional" } }"#
    expectEqual(appFile(rest: child), appFile())
  }

  @Test func `the payload that a reaction names is in the parent's file`() {
    let changed = appFile(actions: #""named": "(name: String, at: Int)""#)
    #expect(changed != nil && changed != appFile())
  }
}
