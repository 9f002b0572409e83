import StateKitTestSupport
import Testing

@testable import StateKit

/// What a navigation bar means when it leaves some of the screens that it showed.
struct StackPopTests {
  /// The elements 0 to 4, without 1.
  private var stack: StackState<String> {
    var stack: StackState = ["a", "b", "c", "d", "e"]
    stack.remove(id: 1)
    return stack
  }

  @Test(arguments: [
    // One screen, several, and all.
    ([0, 2, 3, 4], [0, 2, 3], 4), ([0, 2, 3, 4], [0], 2), ([0, 2, 3, 4], [], 0),
    // A screen in the middle, as no bar does it.
    ([0, 2, 3, 4], [0, 3, 4], 2),
    // Screens that the bar does not know, because they came meanwhile.
    ([0, 2], [0], 2),
  ])
  func `the lowest element that vanished is popped`(shown: [Int], left: [Int], id: Int) {
    expectEqual(stack.lowestPopped(of: shown, leaving: left), id)
  }

  @Test(arguments: [
    // The same screens.
    ([0, 2, 3, 4], [0, 2, 3, 4]), ([], []),
    // The same screens, while others came.
    ([0, 2], [0, 2]), ([], [0]),
    // Screens that are unknown, or were not shown.
    ([0, 2, 3, 4], [0, 2, 3, 4, 9]), ([0, 2, 3, 4], [9, 4, 3, 2, 0]), ([0], [0, 2]),
    // Screens that are gone already.
    ([0, 1, 7], [0]),
  ])
  func `nothing is popped`(shown: [Int], left: [Int]) {
    #expect(stack.lowestPopped(of: shown, leaving: left) == nil)
  }

  @Test func `an element that is gone already is passed over, and one above it is popped`() {
    expectEqual(stack.lowestPopped(of: [0, 1, 2], leaving: [0]), 2)
  }
}
