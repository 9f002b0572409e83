import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct SchemaActionTests {
  /// The action with this text.
  private func action(_ text: String) throws -> ActionSchema {
    try #require(parsedDomain(#"{"actions": {"tapped": \#(text)}}"#).actions.first)
  }

  @Test func `a string is a payload`() throws {
    let action = try action(#""User.ID""#)
    expectEqual(action.name.value, "tapped")
    expectEqual(action.payload?.map(\.label?.value), [nil])
    #expect(action.reduce == nil)
  }

  @Test func `an object has all keys`() throws {
    let action = try action(
      #"""
      {
        "payload": "User.ID", "set": { "b": true, "a": "$0" }, "toggle": ["d", "c"], "add": { "e": -1 },
        "sensitive": ["0"], "doc": "A tap.", "deprecated": "Use clicked."
      }
      """#
    )
    expectEqual(action.payload?.count, 1)
    expectEqual(action.change[.set].map(\.target.text), ["b", "a"])
    expectEqual(action.change[.toggle].map(\.target.text), ["d", "c"])
    expectEqual(action.change[.add].map(\.target.text), ["e"])
    expectEqual(action.sensitive.map(\.value), ["0"])
    expectEqual(action.documentation, "A tap.")
    expectEqual(action.deprecated, "Use clicked.")
  }

  @Test func `an empty object is an action without payload`() throws {
    let action = try action("{}")
    expectEqual(action.payload?.isEmpty, true)
    #expect(action.reduce == nil && action.change.isEmpty)
  }

  @Test(arguments: ReduceMode.allCases)
  func `reduce is a word`(mode: ReduceMode) throws {
    try expectEqual(action(#"{"reduce": "\#(mode.rawValue)"}"#).reduce?.value, mode)
  }

  @Test(arguments: [
    ("1️⃣null", "SK0203", "expected a payload in a string or an object for the action 'tapped', found null"),
    (#"1️⃣["Int", "String"]"#, "SK0203", "found an array: an array of types stands under 'payload'"),
    (#"{"payload": 1️⃣1}"#, "SK0203", "expected a string, an object or an array for 'payload', found a number"),
    (#"{"set": 1️⃣["a"]}"#, "SK0203", "expected an object for 'set', found an array"),
    (#"{"add": 1️⃣1}"#, "SK0203", "expected an object for 'add', found a number"),
    (#"{"add": {"a": 1️⃣true}}"#, "SK0203", #"expected a number or "$label" for 'a' in 'add', found true"#),
    (#"{"add": {"a": 1️⃣"+ 1"}}"#, "SK0203", "found a string"),
    (#"{"toggle": 1️⃣"isOn"}"#, "SK0203", "expected an array of properties for 'toggle', found a string"),
    (#"{"toggle": ["a", 1️⃣2]}"#, "SK0203", "expected a string for an entry of 'toggle', found a number"),
    (#"{"sensitive": 1️⃣"id"}"#, "SK0203", "expected an array of labels for 'sensitive', found a string"),
    (#"{"sensitive": [1️⃣0]}"#, "SK0203", "expected a string for an entry of 'sensitive', found a number"),
    (#"{"sensitive": 1️⃣[]}"#, "SK0205", "'sensitive' is empty; it needs at least one label"),
    (#"{"doc": 1️⃣[]}"#, "SK0203", "expected a string for 'doc', found an array"),
    (
      #"{"deprecated": 1️⃣true}"#, "SK0203",
      "expected a text with advice for 'deprecated', found true"
    ),
    (#"{"reduce": 1️⃣false}"#, "SK0203", "expected a string for 'reduce', found false"),
    (#"{"set": 1️⃣{}}"#, "SK0205", "'set' is empty"),
    (#"{"toggle": 1️⃣[]}"#, "SK0205", "'toggle' is empty"),
    (#"{"add": 1️⃣{}}"#, "SK0205", #"or "reduce": "none" in its place"#),
    (#"{"set": {"a": 1️⃣"$"}}"#, "SK0211", "the label is missing"),
    (
      #"{"dismisses": 1️⃣false}"#, "SK0203",
      "expected true for 'dismisses', found false: leave it out where the domain stays"
    ),
    (#"{"dismisses": 1️⃣"true"}"#, "SK0203", "expected true for 'dismisses', found a string"),
    (#"{"reduce": 1️⃣"custom"}"#, "SK0206", "'reduce' cannot be 'custom'; it is 'handler' or 'none'"),
  ])
  func `a wrong action is an error`(text: String, code: String, message: String) {
    assertDiagnostics(withDomain(#"{"actions": {"tapped": \#(text)}}"#), .error(code, message), upTo: .schema)
  }

  @Test(arguments: [#""set": {"a": 1}"#, #""toggle": ["a"]"#, #""add": {"a": 1}"#])
  func `reduce has no place beside a change`(change: String) {
    assertDiagnostics(
      withDomain(#"{"actions": {"a": {2️⃣\#(change), 1️⃣"reduce": "none"}}}"#),
      .error("SK0209", "remove one of them", notes: ["2️⃣"]),
      upTo: .schema
    )
  }

  @Test(arguments: [
    (#"{"dismisses": true}"#, false), (#"{"dismisses": true, "reduce": "handler"}"#, true),
    (#"{"dismisses": true, "set": {"a": 1}}"#, false), ("{}", true),
  ])
  func `an action that dismisses needs no handler`(text: String, isHandled: Bool) throws {
    let action = try action(text)
    expectEqual((action.dismissal != nil), (text != "{}"))
    expectEqual(action.hasHandler, isHandled)
    expectEqual((action.carrying(nil).dismissal != nil), (text != "{}"))
  }

  @Test func `to dismiss is a change, which contradicts none`() {
    assertDiagnostics(
      withDomain(#"{"actions": {"a": {2️⃣"dismisses": true, 1️⃣"reduce": "none"}}}"#),
      .error("SK0209", #"'dismisses', which is a change; remove 'reduce'"#, notes: ["2️⃣"]),
      upTo: .schema
    )
  }

  @Test func `an action that cannot be read is kept by name`() throws {
    let domain = try parsedDomain(#"{"actions": {"a": 1, "b": {"payload": 1}, "c": {}}}"#)
    expectEqual(domain.actions.map(\.name.value), ["a", "b", "c"])
    expectEqual(domain.actions.map { $0.payload == nil }, [true, true, false])
    #expect(!domain.isPartial)
  }
}
