import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
struct TimelineTests {
  private let timeline = Timeline(clock: ContinuousClock())

  @Test func `actions are numbered from 1`() {
    expectEqual(timeline.number, 0)
    for number in 1...3 {
      timeline.begin()
      expectEqual(timeline.number, number)
    }
  }

  @Test func `an earlier action can go on`() {
    for _ in 1...3 { timeline.begin() }
    timeline.resume(2)
    expectEqual(timeline.number, 2)
    timeline.endResumed()
    expectEqual(timeline.number, 3)
  }

  @Test func `an action that begins while an earlier one goes on has its own number`() {
    for _ in 1...3 { timeline.begin() }
    timeline.resume(2)
    timeline.begin()
    expectEqual(timeline.number, 4)
    timeline.endResumed()
    expectEqual(timeline.number, 4)
  }
}
