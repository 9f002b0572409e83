import Testing

@testable import StateKitGenerator

struct ReactionPathTests {
  private static func schema(_ reactions: String) -> String {
    #"""
    {"statekit": 1, "domains": {
      "Test": {"state": {"count": "Int", "name": "String?", "isOn": "Bool"},
        "actions": {2️⃣"own": {}},
        "children": {"feed": "Feed", 3️⃣"rows": {"domain": "Row", "kind": "each"}, "detail": {"domain": "Row", "kind": "optional"}},
        "reactions": {\#(reactions)}},
      "Feed": {"children": {"list": {"domain": "Row", "kind": "each"}}, "actions": {"loaded": "(Int, name: String)"}},
      "Row": {"state": {"id": "Int"}, "actions": {"tapped": {}, "moved": "(rows: Int)"}}}}
    """#
  }

  @Test(arguments: [
    #""feed.loaded": "handler", "feed.list.tapped": "handler", "rows.tapped": "handler", "detail.moved": "handler""#,
    #""feed.loaded": {"set": {"name": "$name", "count": "$0", "isOn": true}}"#,
    #""feed.list.tapped": {"set": {"count": "$list"}, "toggle": ["isOn"]}, "rows.tapped": {"add": {"count": "$rows"}}"#,
    #""detail.tapped": {"set": {"detail": null, "name": null}}"#,
    #""rows.moved": {"toggle": ["isOn"]}"#,
  ])
  func `a path through any children leads to an action, whose values can be named`(reactions: String) {
    assertDiagnostics(Self.schema(reactions))
  }

  @Test(arguments: [
    (#""feed.1️⃣laoded""#, "SK0610", "the domain 'Feed' has no action 'laoded'", "loaded"),
    (#""1️⃣fed.loaded""#, "SK0610", "the domain 'Test' has no child 'fed'", "feed"),
    (#""feed.1️⃣list""#, "SK0612", "'list' is a child, and an action is needed here", nil),
    (#""feed.loaded.1️⃣name""#, "SK0611", "'loaded' is an action and has no parts", nil),
  ])
  func `a path that does not lead to an action is an error`(
    path: String,
    code: String,
    message: String,
    suggestion: String?
  ) {
    assertDiagnostics(Self.schema(path + #": "handler""#), .error(code, message, suggestion: suggestion))
  }

  @Test func `an action of the domain itself has its own changes`() {
    assertDiagnostics(
      Self.schema(#""1️⃣own": "handler""#),
      .error("SK0650", "'own' is one of 'Test' itself: write the change at the action", notes: ["2️⃣"])
    )
  }

  @Test(arguments: [
    (#""feed.loaded": {"set": {1️⃣"nme": 1}}"#, "SK0520", "name"),
    (#""feed.loaded": {"set": {"count": "$1️⃣nme"}}"#, "SK0526", "$name"),
  ])
  func `unknown names are errors, with a suggestion`(reaction: String, code: String, suggestion: String) {
    assertDiagnostics(Self.schema(reaction), .error(code, suggestion: suggestion))
  }

  @Test(arguments: [
    (
      #""feed.loaded": {"set": {"count": "$1️⃣name"}}"#, "SK0527",
      "'$name' is 'String', which does not fit 'Int'"
    ),
    (#""rows.tapped": {"set": {"name": "$1️⃣rows"}}"#, "SK0527", "'$rows' is 'Int'"),
    (#""feed.loaded": {"set": {"count": 1️⃣"x"}}"#, "SK0511", "expected a whole number"),
    (#""feed.loaded": {"toggle": [1️⃣"count"]}"#, "SK0524", "only a 'Bool' can be toggled"),
  ])
  func `changes must fit`(reaction: String, code: String, message: String) {
    assertDiagnostics(Self.schema(reaction), .error(code, message))
  }

  @Test func `two values of one name cannot both be parameters`() {
    assertDiagnostics(
      Self.schema(#""rows.1️⃣moved": "handler""#),
      .error("SK0624", "'rows' of 'moved' means two values", notes: ["3️⃣"])
    )
  }
}
