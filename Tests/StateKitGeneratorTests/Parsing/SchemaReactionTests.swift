import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct SchemaReactionTests {
  @Test func `a reaction has a path, and a handler or changes`() throws {
    let reactions = try parsedDomain(
      #"""
      {"reactions": {
        "feed.loaded": "handler",
        "detail.closed": {"set": {"detail": null, "name": "$name"}, "toggle": ["isOn"], "add": {"count": 1}}}}
      """#
    ).reactions
    expectEqual(
      reactions.map { $0.path.components.map(\.value) },
      [["feed", "loaded"], ["detail", "closed"]]
    )
    expectEqual(reactions[0].path.components.map(\.location.column), [4, 9])
    expectEqual(reactions.map(\.change.hasHandler), [true, false])
    expectEqual(reactions[1].change.change[.set].map(\.target.text), ["detail", "name"])
    expectEqual(reactions[1].change.change[.toggle].map(\.target.text), ["isOn"])
    expectEqual(reactions[1].change.change[.add].map(\.target.text), ["count"])
  }

  @Test func `a slip in the word is known`() {
    assertDiagnostics(
      withDomain(#"{"reactions": {"a.b": 1️⃣"hanlder"}}"#),
      .error("SK0203", suggestion: "handler"),
      upTo: .schema
    )
  }

  @Test(arguments: [
    (#"{"a.b": 1️⃣"none"}"#, "SK0203", "expected \"handler\" or an object with a change such as 'set'"),
    (#"{"a.b": 1️⃣1}"#, "SK0203", "for the reaction to 'a.b', found a number"),
    (#"{"a.b": 1️⃣{"allow": []}}"#, "SK0651", "the reaction to 'a.b' does not change the state"),
    (#"{"a.b": 1️⃣{}}"#, "SK0651", "the reaction to 'a.b' does not change the state"),
    (#"{"a.b": {"set": 1️⃣{}}}"#, "SK0205", "'set' is empty"),
    (#"{"a.1️⃣": "handler"}"#, "SK0210", "is not a path for a reaction"),
    (#"{"a.b": {1️⃣"reduce": "none"}}"#, "SK0201", "a reaction has no key 'reduce'"),
    (#"1️⃣["a.b"]"#, "SK0203", "expected an object for 'reactions'"),
  ])
  func `a wrong reaction is an error`(reactions: String, code: String, message: String) {
    assertDiagnostics(
      withDomain(#"{"reactions": \#(reactions)}"#),
      .error(code, message),
      upTo: .schema
    )
  }
}
