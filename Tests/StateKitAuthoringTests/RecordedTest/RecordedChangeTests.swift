import StateKitTestSupport
import Testing

@testable import StateKitAuthoring

struct RecordedChangeTests {
  /// The state after the changes.
  private func applied(_ changes: String, to state: String) throws -> String {
    var state = try #require(JSONValue(parsing: Array(state.utf8)))
    let list = try #require(JSONValue(parsing: Array(changes.utf8))?.array)
    state.apply(try list.map { try #require(RecordedChange($0)) })
    return state.text
  }

  @Test(arguments: [
    ("users.names", [RecordedChange.Step.name("users"), .name("names")]),
    ("a[2].b", [.name("a"), .position(2), .name("b")]),
    (#"lines[id=9].title"#, [.name("lines"), .id("9"), .name("title")]),
    (#"lines[id="a]b"]"#, [.name("lines"), .id(#""a]b""#)]), (#"["a.b"].c"#, [.name("a.b"), .name("c")]),
    ("tags[]", [.name("tags"), .member]), ("", []),
  ])
  func `a path has names, positions and ids`(path: String, steps: [RecordedChange.Step]) {
    expectEqual(RecordedChange.steps(of: path), steps)
  }

  @Test(arguments: ["a[", "a[x]", "a..b", #"["a"#, "a[-1]", "a[99999999999999999999]"])
  func `another text is no path`(path: String) {
    #expect(RecordedChange.steps(of: path) == nil)
  }

  @Test func `a value is changed, added and removed`() throws {
    let changes =
      #"[{"path": "a", "before": 1, "after": 2}, {"path": "b.c", "after": true}, {"path": "d", "before": 3}]"#
    try expectEqual(applied(changes, to: #"{"a": 1, "b": {}, "d": 3}"#), #"{"a": 2, "b": {"c": true}}"#)
  }

  @Test func `removed positions are those before, and added ones those after`() throws {
    let removed = #"[{"path": "[1]", "before": 1}, {"path": "[2]", "before": 2}]"#
    try expectEqual(applied(removed, to: "[0, 1, 2, 3]"), "[0, 3]")
    let added = #"[{"path": "[1]", "after": 1}, {"path": "[2]", "after": 2}]"#
    try expectEqual(applied(added, to: "[0, 3]"), "[0, 1, 2, 3]")
    let both = #"[{"path": "[0]", "before": 0}, {"path": "[1]", "before": 1}, {"path": "[0]", "after": 5}]"#
    try expectEqual(applied(both, to: "[0, 1, 2]"), "[5, 2]")
  }

  @Test func `elements are found by their ids, and added at their positions`() throws {
    let changes = #"""
      [{"path": "[id=1]", "before": {"id": 1}}, {"path": "[id=3]", "after": {"id": 3}, "at": 0},
       {"path": "[id=2].n", "before": 1, "after": 2}]
      """#
    try expectEqual(
      applied(changes, to: #"[{"id": 1}, {"id": 2, "n": 1}]"#),
      #"[{"id": 3}, {"id": 2, "n": 2}]"#
    )
  }

  @Test func `elements of a set are found by their values`() throws {
    let changes = #"""
      [{"path": "s[]", "before": "b"}, {"path": "s[]", "after": "aa", "at": 1}, {"path": "s[]", "after": "d", "at": 3}]
      """#
    try expectEqual(applied(changes, to: #"{"s": ["a", "b", "c"]}"#), #"{"s": ["a", "aa", "c", "d"]}"#)
  }

  @Test(arguments: ["-1", "\(Int.min)", "\(Int.max)", "1e99", "0.5"])
  func `a position that cannot be is the end`(position: String) throws {
    let changes = #"[{"path": "[id=3]", "after": {"id": 3}, "at": \#(position)}]"#
    try expectEqual(applied(changes, to: #"[{"id": 1}]"#), #"[{"id": 1}, {"id": 3}]"#)
  }

  @Test func `the whole state is changed by an empty path`() throws {
    try expectEqual(applied(#"[{"path": "", "before": 1, "after": [2]}]"#, to: "1"), "[2]")
  }
}
