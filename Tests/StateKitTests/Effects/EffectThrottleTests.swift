import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
@Suite(.watched)
struct EffectThrottleTests {
  private let bench = EffectBench()

  private func saving(_ text: String, latest: Bool, clock: (any Clock<Duration>)? = nil) -> Effect<String> {
    .just(text).throttle("save", for: .seconds(1), latest: latest, clock: clock)
  }

  @Test func `the first one starts at once, and others of the interval are left out`() async {
    for text in ["a", "b", "c"] { bench.run(saving(text, latest: false)) }
    expectEqual(bench.actions, ["a"])
    bench.clock.advance(by: .seconds(1))
    await bench.until { $0.isIdle }
    bench.run(saving("d", latest: false))
    expectEqual(bench.actions, ["a", "d"])
  }

  @Test func `the last one of an interval starts at its end, and begins a new interval`() async {
    for text in ["a", "b", "c"] { bench.run(saving(text, latest: true)) }
    expectEqual(bench.actions, ["a"])
    bench.clock.advance(by: .seconds(1))
    await bench.until { $0.actions == ["a", "c"] }
    bench.run(saving("d", latest: true))
    expectEqual(bench.actions, ["a", "c"])
    await bench.clock.sleeping(until: .seconds(2))
    bench.clock.advance(by: .seconds(1))
    await bench.until { $0.actions == ["a", "c", "d"] }
    bench.clock.advance(by: .seconds(1))
    await bench.until { $0.isIdle }
  }

  @Test func `other tokens have intervals of their own`() {
    bench.run(saving("a", latest: false))
    bench.run(.just("b").throttle(1, for: .seconds(1), latest: false))
    expectEqual(bench.actions, ["a", "b"])
  }

  @Test func `effects that have started run on`() async {
    let (first, second) = (Hand(), Hand())
    bench.run(first.effect().throttle("save", for: .seconds(1), latest: true))
    bench.run(second.effect().throttle("save", for: .seconds(1), latest: true))
    bench.clock.advance(by: .seconds(1))
    await bench.until { _ in second.log == ["it starts"] }
    expectEqual(first.log, ["it starts"])
    bench.run(.cancel("save"))
    expectEqual(first.log, ["it starts", "it is cancelled"])
    expectEqual(second.log, ["it starts", "it is cancelled"])
  }

  @Test func `the token of the effect itself replaces when the effect starts, not when it waits`() async {
    let (first, second) = (Hand(), Hand())
    bench.run(first.effect(token: "own").throttle("save", for: .seconds(1), latest: true))
    bench.run(second.effect(token: "own").throttle("save", for: .seconds(1), latest: true))
    bench.run(Hand().effect(token: "own").throttle("save", for: .seconds(1), latest: false))
    expectEqual(first.log, ["it starts"])
    bench.clock.advance(by: .seconds(1))
    await bench.until { _ in second.log == ["it starts"] }
    expectEqual(first.log, ["it starts", "it is cancelled"])
  }

  @Test(arguments: ["save", "own"])
  func `a token cancels the one that waits, and the interval goes on`(token: String) async {
    bench.run(saving("a", latest: true))
    bench.run(.just("b").cancellable(by: "own").throttle("save", for: .seconds(1), latest: true))
    expectEqual(bench.runningCount, 1)
    bench.run(.cancel(token))
    expectEqual(bench.runningCount, 0)
    bench.run(saving("c", latest: false))
    bench.clock.advance(by: .seconds(1))
    await bench.until { $0.isIdle }
    expectEqual(bench.actions, ["a"])
  }

  @Test func `an effect that is left out or replaced has ended for a concatenation`() {
    bench.run(saving("a", latest: true))
    bench.run(.concatenate(saving("b", latest: true), .just("after b")))
    bench.run(.concatenate(saving("c", latest: false), .just("after c")))
    expectEqual(bench.actions, ["a", "after c"])
    bench.run(saving("d", latest: true))
    expectEqual(bench.actions, ["a", "after c", "after b"])
  }

  @Test func `a delayed one asks for its turn when it starts`() async {
    bench.run(saving("a", latest: false))
    bench.run(saving("b", latest: false).delay(for: .seconds(2)))
    bench.clock.advance(by: .seconds(1))
    await bench.clock.sleeping(until: .seconds(2))
    await bench.until { $0.runningCount == 1 }
    bench.clock.advance(by: .seconds(1))
    await bench.until { $0.actions == ["a", "b"] }
  }

  @Test func `an interval by a clock of its own`() async {
    let clock = ManualClock()
    bench.run(saving("a", latest: true, clock: clock))
    bench.run(saving("b", latest: true, clock: clock))
    await clock.sleeping(until: .seconds(1))
    clock.advance(by: .seconds(1))
    await bench.until { $0.actions == ["a", "b"] }
  }

  @Test func `an interval without anything that waits does not count as running`() {
    bench.run(saving("a", latest: true))
    expectEqual(bench.runningCount, 0)
    #expect(!bench.isIdle)
  }
}
