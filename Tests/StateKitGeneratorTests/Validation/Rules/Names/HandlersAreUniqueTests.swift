import Testing

@testable import StateKitGenerator

struct HandlersAreUniqueTests {
  private static func schema(_ reactions: String, action: String = "{}", request: String = "{}") -> String {
    #"""
    {"statekit": 1, "domains": {
      "Test": {"state": {"isOn": "Bool"}, "actions": {2️⃣"feedLoaded": \#(action)}, "requests": {4️⃣"feedRead": \#(request)}, "children": {"feed": "Feed", "feedList": "Feed"},
        "reactions": {\#(reactions)}},
      "Feed": {"actions": {"loaded": {}, "listLoaded": {}, "read": {}}}}}
    """#
  }

  @Test func `a reaction's handler cannot be called like an action's`() {
    assertDiagnostics(
      Self.schema(#"1️⃣"feed.loaded": "handler""#),
      .error(
        "SK0405",
        "the handler 'feedLoaded' of the reaction to 'feed.loaded' clashes with the handler of 'feedLoaded'",
        notes: ["2️⃣"]
      )
    )
  }

  @Test func `a handler cannot be called like the handler of a request`() {
    assertDiagnostics(
      Self.schema(#"1️⃣"feed.read": "handler""#),
      .error("SK0405", "clashes with the handler of 'feedRead'", notes: ["4️⃣"])
    )
    let request = #"{"output": "Int", "into": "number"}"#
    assertDiagnostics(Self.schema(#""feed.read": "handler""#, request: request))
  }

  @Test func `a handler cannot be called like the handler of another reaction`() {
    assertDiagnostics(
      Self.schema(#"3️⃣"feedList.loaded": "handler", 1️⃣"feed.listLoaded": "handler""#),
      .error("SK0405", "the handler 'feedListLoaded'", notes: ["3️⃣"])
    )
  }

  @Test func `if one of two has no handler, they do not clash`() {
    assertDiagnostics(
      Self.schema(#""feed.loaded": "handler""#, action: #"{"reduce": "none", "visibility": "delegate"}"#)
    )
    assertDiagnostics(Self.schema(#""feed.loaded": {"toggle": ["isOn"]}"#))
  }
}
