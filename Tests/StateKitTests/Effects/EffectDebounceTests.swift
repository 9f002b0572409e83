import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
@Suite(.watched)
struct EffectDebounceTests {
  private let bench = EffectBench()

  private func typed(_ text: String, clock: (any Clock<Duration>)? = nil) -> Effect<String> {
    .just(text).debounce("search", for: .milliseconds(300), clock: clock)
  }

  @Test func `only the last one starts, when it was quiet for the time`() async {
    bench.run(typed("s"))
    await bench.clock.sleeping(until: .milliseconds(300))
    bench.clock.advance(by: .milliseconds(200))
    bench.run(typed("sw"))
    await bench.clock.sleeping(until: .milliseconds(500))
    bench.clock.advance(by: .milliseconds(300))
    await bench.until { $0.isIdle }
    expectEqual(bench.actions, ["sw"])
  }

  @Test func `other tokens wait for themselves`() async {
    bench.run(typed("s"))
    bench.run(.just("other").debounce(1, for: .milliseconds(300)))
    bench.clock.advance(by: .milliseconds(300))
    await bench.until { $0.isIdle }
    expectEqual(bench.actions.sorted(), ["other", "s"])
  }

  @Test func `a running effect is replaced, also if it has the same token itself`() async {
    let (first, second) = (Hand(), Hand())
    bench.run(first.effect(token: "search").debounce("search", for: .seconds(1)))
    bench.clock.advance(by: .seconds(1))
    await bench.until { _ in first.log == ["it starts"] }
    bench.run(second.effect(token: "search").debounce("search", for: .seconds(1)))
    expectEqual(first.log, ["it starts", "it is cancelled"])
    bench.clock.advance(by: .seconds(1))
    await bench.until { _ in second.log == ["it starts"] }
  }

  @Test func `the token of a debounced effect cancels it`() async {
    bench.run(typed("s"))
    await bench.clock.sleeping(until: .milliseconds(300))
    bench.run(.cancel("search"))
    #expect(bench.isIdle)
    await bench.clock.sleeping()
  }

  @Test func `a debounce can wait by a separate clock`() async {
    let clock = ManualClock()
    bench.run(typed("s", clock: clock))
    await clock.sleeping(until: .milliseconds(300))
    clock.advance(by: .milliseconds(300))
    await bench.until { $0.actions == ["s"] }
  }
}
