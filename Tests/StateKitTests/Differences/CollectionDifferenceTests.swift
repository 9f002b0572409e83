import StateKitTestSupport
import Testing

@testable import StateKit

struct CollectionDifferenceTests {
  private func lines<Value>(_ old: Value, _ new: Value) -> [String] {
    StateDifference.lines(from: Holder(all: old), to: Holder(all: new))
  }

  @Test(arguments: [
    ([1, 2, 3], [1, 5, 3], ["all[1]: 2 → 5"]),
    ([1, 2, 3], [1, 3], ["all[1]: - 2"]),
    ([1, 3], [1, 2, 3], ["all[1]: + 2"]),
    ([], [1, 2], ["all[0]: + 1", "all[1]: + 2"]),
    ([1, 2, 3], [4, 3], ["all[0]: - 1", "all[1]: - 2", "all[0]: + 4"]),
    ([1, 1, 1], [1, 1], ["all[2]: - 1"]),
    ([1, 2, 3, 4], [5, 2, 3, 6], ["all[0]: 1 → 5", "all[3]: 4 → 6"]),
  ])
  func `a list shows the difference between its common beginning and end`(
    old: [Int],
    new: [Int],
    expected: [String]
  ) {
    expectEqual(lines(old, new), expected)
  }

  @Test func `an element tells its parts`() {
    let rows = [Row(name: "a", tags: []), Row(name: "b", tags: ["x"])]
    var changed = rows
    changed[1].name = "c"
    expectEqual(lines(rows, changed), [#"all[1].name: "b" → "c""#])
  }

  @Test func `elements that are not equal to an element are found, too`() {
    expectEqual(lines([(1, "a"), (2, "b")], [(1, "a"), (3, "b")]), ["all[1].0: 2 → 3"])
    expectEqual(lines([Double.nan, 1], [.nan]), ["all[1]: - 1.0"])
    expectEqual(lines([1, nil, 2], [1, nil, nil]), ["all[2]: 2 → nil"])
    expectEqual(lines([(1, "a"), (2, "b")], [(2, "b")]), [#"all[0]: - (1, "a")"#])
  }

  @Test func `entries are told by their keys, in order`() {
    expectEqual(
      lines([10: "a", 9: "b", 1: "c"], [10: "A", 9: "b", 2: "d"]),
      [#"all[1]: - "c""#, #"all[2]: + "d""#, #"all[10]: "a" → "A""#]
    )
    expectEqual(lines(["x": [1]], ["x": [1, 2]]), [#"all["x"][1]: + 2"#])
    expectEqual(lines([Key.b: 1], [Key.a: 2]), ["all[a]: + 2", "all[b]: - 1"])
  }

  @Test func `members of a set come and go`() {
    expectEqual(lines(Set([3, 1, 2]), Set([2, 10, 9])), ["all: - 1", "all: - 3", "all: + 9", "all: + 10"])
  }

  @Test func `of many changes the first are told, and how many more there are`() {
    let expected = (0..<10).map { "all[\($0)]: \($0) → \(-$0 - 1)" } + ["all: and 90 more"]
    expectEqual(lines(Array(0..<100), (0..<100).map { -$0 - 1 }), expected)
    expectEqual(lines(Array(0..<100), []).last, "all: and 90 more")
    expectEqual(lines(Set(0..<12), []).count, 11)
  }
}

private struct Holder<Value> { var all: Value }

private struct Row: Equatable {
  var name: String
  var tags: Set<String>
}

private enum Key { case a, b }
