import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct SchemaBridgeTests {
  @Test func `a bridge has paths, values and a condition`() throws {
    let bridge = try #require(
      parsedDomain(
        #"""
        {"bridges": [
          { "doc": "Wakes up.", "on": "app.woke", "dispatch": "users.list.load", "with": {"b": 1, "a": "$a"},
            "when": "!settings.isOff" }]}
        """#
      ).bridges.first
    )
    expectEqual(bridge.location.column, 3)
    expectEqual(bridge.documentation, "Wakes up.")
    expectEqual(bridge.on.components.map(\.value), ["app", "woke"])
    expectEqual(bridge.on.components.map(\.location.column), [32, 36])
    expectEqual(bridge.dispatch.components.map(\.value), ["users", "list", "load"])
    expectEqual(bridge.with.map(\.property.value), ["b", "a"])
    let test = try #require(bridge.when?.tests.first)
    expectEqual(test.path.components.map(\.value), ["settings", "isOff"])
    expectEqual(test.path.components.map(\.location.column), [15, 24])
    #expect(test.isNegated)
  }

  @Test func `without an exclamation mark a condition is not negated`() throws {
    let domain = try parsedDomain(#"{"bridges": [{"on": "a", "dispatch": "b", "when": "isOn"}]}"#)
    expectEqual(domain.bridges.map { $0.when?.tests.map(\.isNegated) }, [[false]])
  }

  @Test(arguments: [
    (#"1️⃣"a""#, "SK0203", "expected an object for an entry of 'bridges', found a string"),
    (
      #"1️⃣{"dispatch": "b"}"#, "SK0202",
      "a bridge needs one of the keys 'on', 'onChange', 'onMade' and 'onGone'"
    ),
    (#"1️⃣{"on": "b"}"#, "SK0202", "a bridge needs the key 'dispatch'"),
    (
      #"{"on": 1️⃣1, "dispatch": "b"}"#, "SK0203", "expected a string, or an array of strings for 'on', found"
    ),
    (
      #"{"on": "a", "dispatch": 1️⃣["b"]}"#, "SK0203", "for 'dispatch', found an array: write a bridge for each"
    ),
    (#"{"on": "a", "dispatch": "b", "with": 1️⃣["a"]}"#, "SK0203", "expected an object for 'with'"),
    (
      #"{"on": "a", "dispatch": "b", "when": 1️⃣true}"#, "SK0203",
      "expected a path or an object for 'when', found true"
    ),
    (#"{"on": "a", "dispatch": "b", "doc": 1️⃣1}"#, "SK0203", "'doc'"),
    (#"{"on": "a", "dispatch": "b", "with": {"x": 1️⃣"$"}}"#, "SK0211", "the label is missing"),
    (#"{"on": "1️⃣", "dispatch": "b"}"#, "SK0210", "'' is not a path for 'on'"),
    (#"{"on": "a.1️⃣", "dispatch": "b"}"#, "SK0210", "'a.' is not a path for 'on'"),
    (#"{"on": "1️⃣-a", "dispatch": "b"}"#, "SK0210", "'-a' is not a path"),
    (#"{"on": "a", "dispatch": "b.1️⃣.c"}"#, "SK0210", "for 'dispatch'"),
    (#"{"on": "a", "dispatch": "b1️⃣ .c"}"#, "SK0210", "a path is names with a dot between them"),
    (#"{"on": "a", "dispatch": "b1️⃣[0]"}"#, "SK0210", "'b[0]'"),
    (#"{"on": "a", "dispatch": "\u00e91️⃣\n"}"#, "SK0210", #"'é\u{A}'"#),
    (
      #"{"on": "a", "dispatch": "b", "when": "rows1️⃣[$id].isOn"}"#, "SK0210",
      "an element is named in 'set' and the other changes alone"
    ),
    (#"{"on": "a", "dispatch": "b.1️⃣*"}"#, "SK0210", "'*' stands for all actions in 'on' and 'until' alone"),
    (#"{"on": "a", "dispatch": "b", "when": "!1️⃣"}"#, "SK0210", "'!' is not a path for 'when'"),
    (#"{"on": "a", "dispatch": "b", "when": "!1️⃣!a"}"#, "SK0210", "for 'when'"),
    (#"{"on": "a", "dispatch": "b", "with": {"x": "@1️⃣"}}"#, "SK0210", "'@' is not a path for 'x' in 'with'"),
  ])
  func `a wrong bridge is an error`(text: String, code: String, message: String) {
    assertDiagnostics(withDomain(#"{"bridges": [\#(text)]}"#), .error(code, message), upTo: .schema)
  }

  @Test func `a bridge with a part that cannot be read is left out, and only that one`() throws {
    let wrong = [
      #"{"on": "a"}"#, "1", #"{"on": "a", "dispatch": "b", "when": 1}"#,
      #"{"on": "a", "dispatch": "b", "with": 1}"#, #"{"on": "a", "dispatch": "b", "with": {"x": "$"}}"#,
      #"{"on": "a", "dispatch": "b", "wen": "c"}"#,
    ]
    let right = #"{"on": "c", "dispatch": "d"}"#
    for text in wrong {
      let domain = try parsedDomain(#"{"bridges": [\#(text), \#(right)]}"#)
      expectEqual(domain.bridges.map { $0.on.components.map(\.value) }, [["c"]], "\(text)")
      #expect(!domain.isPartial)
    }
  }
}
