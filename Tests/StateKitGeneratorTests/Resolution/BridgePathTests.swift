import Testing

@testable import StateKitGenerator

struct BridgePathTests {
  private static func schema(on: String, dispatch: String = "feed.list.shown") -> String {
    #"""
    {"statekit": 1, "domains": {
      "App": {"actions": {"started": {}}, "children": {"feed": "Feed"},
        "bridges": [{"on": "\#(on)", "dispatch": "\#(dispatch)"}]},
      "Feed": {"actions": {"selected": {}}, "children": {"list": "List"}},
      "List": {"actions": {"shown": {}}}}}
    """#
  }

  @Test(arguments: ["started", "feed.selected"])
  func `a path leads through children to an action`(path: String) {
    assertDiagnostics(Self.schema(on: path))
  }

  @Test func `each component has its own suggestion`() {
    assertDiagnostics(
      Self.schema(on: "1️⃣startde"),
      .error("SK0610", "the domain 'App' has no action 'startde'", suggestion: "started")
    )
    assertDiagnostics(
      Self.schema(on: "1️⃣fed.selected"),
      .error("SK0610", "the domain 'App' has no child 'fed'", suggestion: "feed")
    )
    assertDiagnostics(
      Self.schema(on: "feed.1️⃣selectde"),
      .error("SK0610", "the domain 'Feed' has no action 'selectde'", suggestion: "selected")
    )
    assertDiagnostics(
      Self.schema(on: "started", dispatch: "feed.list.1️⃣x"),
      .error("SK0610", "the domain 'List' has no action 'x'; there is 'shown'")
    )
  }

  @Test func `a name further below is suggested with its path, if there is one path`() {
    assertDiagnostics(
      Self.schema(on: "1️⃣selected"),
      .error("SK0610", "the domain 'App' has no action 'selected'", suggestion: "feed.selected")
    )
    assertDiagnostics(
      Self.schema(on: "1️⃣list.shown"),
      .error("SK0610", "the domain 'App' has no child 'list'", suggestion: "feed.list")
    )
    assertDiagnostics(
      Self.schema(on: "1️⃣shown").replacing(
        #""feed": "Feed""#,
        with: #""feed": "Feed", "other": "Feed""#
      ),
      .error("SK0610", "the domain 'App' has no action 'shown'; there is 'feed', 'other' and 'started'")
    )
  }

  @Test func `both paths are looked at`() {
    assertDiagnostics(
      Self.schema(on: "1️⃣startde", dispatch: "2️⃣fed.selected"),
      .error("SK0610", suggestion: "started"),
      .error("SK0610", at: "2️⃣", suggestion: "feed")
    )
  }

  @Test func `a path does not stop at a child`() {
    assertDiagnostics(
      Self.schema(on: "1️⃣feed"),
      .error(
        "SK0612",
        "'feed' is a child, and an action is needed here: go on to one of its actions, for example 'feed.selected'"
      )
    )
  }

  @Test func `an action has no parts`() {
    assertDiagnostics(
      Self.schema(on: "started.1️⃣now"),
      .error("SK0611", "'started' is an action and has no parts: leave out '.now'")
    )
  }

  @Test func `a declaration that may be in an unreadable entry is not missing`() {
    assertDiagnostics(
      withDomain(#"{1️⃣"action": {}, "bridges": [{"on": "a", "dispatch": "b"}]}"#),
      .error("SK0201", suggestion: "actions")
    )
  }
}
