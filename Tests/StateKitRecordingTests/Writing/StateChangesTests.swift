import StateKitTestSupport
import Testing

@testable import StateKitRecording

struct StateChangesTests {
  private func changes(_ old: String, _ new: String) -> [String] {
    StateChanges(from: EncodedValue(JSONText(old)), to: EncodedValue(JSONText(new))).changes.map(\.text)
  }

  @Test func `equal states have no changes`() {
    expectEqual(changes(#"{"a":1,"b":[1,2]}"#, #"{"a":1,"b":[1,2]}"#), [])
  }

  @Test func `a property is named by its path`() {
    expectEqual(
      changes(#"{"a":{"b":1,"c d":2},"e":3}"#, #"{"a":{"b":2,"c d":4},"f":3}"#),
      [
        #"{"path": "e", "before": 3}"#,
        #"{"path": "a.b", "before": 1, "after": 2}"#,
        #"{"path": "a[\"c d\"]", "before": 2, "after": 4}"#,
        #"{"path": "f", "after": 3}"#,
      ]
    )
  }

  @Test func `an element with an id is named by it, and one that was added has its position`() {
    expectEqual(
      changes(#"[{"id":1,"n":1},{"id":2},{"id":3}]"#, #"[{"id":"x"},{"id":1,"n":2},{"id":3}]"#),
      [
        #"{"path": "[id=2]", "before": {"id": 2}}"#,
        #"{"path": "[id=\"x\"]", "after": {"id": "x"}, "at": 0}"#,
        #"{"path": "[id=1].n", "before": 1, "after": 2}"#,
      ]
    )
  }

  @Test func `a list whose elements have moved is written as a whole`() {
    expectEqual(
      changes(#"{"l":[{"id":1},{"id":2}]}"#, #"{"l":[{"id":2},{"id":1}]}"#),
      [
        #"{"path": "l", "before": [{"id": 1}, {"id": 2}], "after": [{"id": 2}, {"id": 1}]}"#
      ]
    )
  }

  @Test func `elements without ids are named by their positions`() {
    expectEqual(changes("[1,2,3]", "[1,5,3]"), [#"{"path": "[1]", "before": 2, "after": 5}"#])
    expectEqual(
      changes("[1,2,3]", "[1,9,8,2,3]"),
      [#"{"path": "[1]", "after": 9}"#, #"{"path": "[2]", "after": 8}"#]
    )
    expectEqual(
      changes("[1,2,3]", "[3]"),
      [#"{"path": "[0]", "before": 1}"#, #"{"path": "[1]", "before": 2}"#]
    )
  }

  @Test func `the type of a value may change`() {
    expectEqual(
      changes(#"{"a":[1]}"#, #"{"a":{"b":1}}"#),
      [#"{"path": "a", "before": [1], "after": {"b": 1}}"#]
    )
  }

  @Test func `of a set the elements are told that were added or removed`() throws {
    struct Bag: Encodable {
      var tags: Set<String>
      var parts: Set<Set<Int>> = []
    }
    func changes(_ old: some Encodable, _ new: some Encodable) throws -> [String] {
      StateChanges(from: try RecordingCoder.state(old), to: try RecordingCoder.state(new)).changes.map(\.text)
    }
    try expectEqual(changes(Bag(tags: ["a", "b", "c"]), Bag(tags: ["c", "b", "a"])), [])
    try expectEqual(
      changes(Bag(tags: ["a", "b", "c"]), Bag(tags: ["b", "x", "c", "aa"])),
      [
        #"{"path": "tags[]", "before": "a"}"#, #"{"path": "tags[]", "after": "aa", "at": 0}"#,
        #"{"path": "tags[]", "after": "x", "at": 3}"#,
      ]
    )
    try expectEqual(
      changes(Bag(tags: [], parts: [[1, 2]]), Bag(tags: [], parts: [[2, 1, 3]])),
      [#"{"path": "parts[]", "before": [1, 2]}"#, #"{"path": "parts[]", "after": [1, 2, 3], "at": 0}"#]
    )
    func wallet(_ codes: String...) -> WalletState {
      WalletState(set: Set(codes.map { Card(name: "a", code: $0) } + [Card(name: "b", code: "0")]))
    }
    let card = #"{"code": "•••", "name": "a"}"#
    try expectEqual(
      changes(wallet("1"), wallet("2", "1")),
      [#"{"path": "set[]", "after": \#(card), "at": 1}"#]
    )
    try expectEqual(changes(wallet("1", "2"), wallet("3")), [#"{"path": "set[]", "before": \#(card)}"#])
  }
}

extension EncodedValue {
  /// The value of a text, in which an array is a list.
  fileprivate init(_ text: JSONText) {
    if let members = text.members {
      self = .object(members.map { Member(key: $0.key, value: EncodedValue($0.value)) })
    } else if let elements = text.elements {
      self = .list(elements.map(EncodedValue.init))
    } else {
      self = .plain(String(text.text))
    }
  }
}
