import StateKitTestSupport
import Testing

@testable import StateKitTesting

/// How a failing run is made smaller.
struct ShrinkingTests {
  private func run(_ choices: [[UInt32]], fails: Bool) -> ExploredRun<Int, Int> {
    let failure = fails ? ExploredFailure(kind: .expectation("checking"), message: "") : nil
    return ExploredRun(choices: choices, failure: failure, state: 0, steps: [], recording: [])
  }

  /// The smallest run that fails by a rule.
  private func smallest(_ choices: [[UInt32]], _ fails: ([[UInt32]]) -> Bool) -> [[UInt32]] {
    var shrinking = Shrinking(run(choices, fails: true))
    while let choices = shrinking.next() { shrinking.note(run(choices, fails: fails(choices))) }
    return shrinking.best.choices
  }

  private let long: [[UInt32]] = [[4, 5]] + (0..<40).map { [$0 % 8, $0, 90, 7] }

  @Test func `a run that always fails has no step`() {
    expectEqual(smallest(long) { _ in true }, [[]])
  }

  @Test func `two steps that are needed stay, with their smallest numbers`() {
    let found = smallest(long) { choices in
      choices.dropFirst().contains { ($0.first ?? 0) >= 3 }
        && choices.dropFirst().contains { $0.contains { $0 > 60 } }
    }
    expectEqual(found, [[], [61]])
  }

  @Test func `the order of steps is kept`() {
    let found = smallest(long) { choices in
      let firsts = choices.dropFirst().map { $0.first ?? 0 }
      guard let two = firsts.firstIndex(of: 2) else { return false }
      return firsts[two...].contains(5)
    }
    expectEqual(found, [[], [2], [5]])
  }

  @Test func `another mistake is not taken, and the search ends`() {
    var shrinking = Shrinking(run(long, fails: true))
    var count = 0
    while let choices = shrinking.next() {
      count += 1
      shrinking.note(run(choices, fails: false))
    }
    expectEqual(shrinking.best.choices, long)
    #expect((1...3000).contains(count))
  }
}
