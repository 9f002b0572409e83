import StateKitTestSupport
import Testing

@testable import StateKit

struct ReducerTests {
  typealias Words = Reducer<[String], String>

  private func word(_ suffix: String) -> Words {
    Reducer { words, action in words.append(action + suffix) }
  }

  private func run(_ reducer: Words) -> [String] {
    var words: [String] = []
    reducer(&words, "x")
    return words
  }

  @Test func `a reducer changes the state in place`() {
    var words = ["a"]
    word("1").reduce(&words, "b")
    expectEqual(words, ["a", "b1"])
  }

  @Test func `composing with the identity does not change a reducer`() {
    expectEqual(run(.identity), [])
    expectEqual(run(.identity <> word("1")), ["x1"])
    expectEqual(run(word("1") <> .identity), ["x1"])
  }

  @Test func `<> runs the left one first and is associative`() {
    let (a, b, c) = (word("1"), word("2"), word("3"))
    expectEqual(run((a <> b) <> c), ["x1", "x2", "x3"])
    expectEqual(run(a <> (b <> c)), ["x1", "x2", "x3"])
  }

  @Test func `combine is <> of all`() {
    expectEqual(run(.combine(word("1"), word("2"), word("3"))), ["x1", "x2", "x3"])
    expectEqual(run(.combine()), [])
  }
}
