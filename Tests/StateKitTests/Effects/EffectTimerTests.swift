import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
@Suite(.watched)
struct EffectTimerTests {
  private let bench = EffectBench()
  private let numbers = Recorder<Int>()

  private func timer(clock: (any Clock<Duration>)? = nil) -> Effect<String> {
    .timer(every: .seconds(2), cancellationToken: "t", clock: clock, line: 7) { [numbers] in
      numbers.append(1)
      return "tick \(numbers.all.count)"
    }
  }

  @Test func `a timer gives an action after each interval, with its line as the source`() async {
    bench.run(timer())
    await bench.clock.sleeping(until: .seconds(2))
    expectEqual(bench.actions, [])
    bench.clock.advance(by: .seconds(2))
    await bench.until { $0.actions == ["tick 1"] }
    bench.clock.advance(by: .seconds(2))
    await bench.until { $0.actions == ["tick 1", "tick 2"] }
    expectEqual(bench.sources.map(\.line), [7, 7])
  }

  @Test func `a timer that wakes late gives one tick, and goes on at the next multiple of its interval`()
    async
  {
    bench.run(timer())
    await bench.clock.sleeping(until: .seconds(2))
    bench.clock.advance(by: .milliseconds(2700))
    await bench.clock.sleeping(until: .seconds(4))
    bench.clock.advance(by: .milliseconds(5500))
    await bench.clock.sleeping(until: .seconds(10))
    // The machine slept.
    bench.clock.advance(by: .seconds(8 * 3600) + .milliseconds(300))
    await bench.clock.sleeping(until: .seconds(8 * 3600 + 10))
    await bench.until { $0.actions == ["tick 1", "tick 2", "tick 3"] }
    // A tick at the very time of the next one is that one.
    bench.clock.advance(by: .milliseconds(1500) + .seconds(2))
    await bench.clock.sleeping(until: .seconds(8 * 3600 + 14))
    await bench.until { $0.actions.count == 5 }
  }

  @Test func `the time of a timer begins when it starts, not when its task runs`() async {
    bench.run(timer())
    bench.clock.advance(by: .seconds(1))
    await bench.clock.sleeping(until: .seconds(2))
  }

  @Test func `a timer can wait by a separate clock`() async {
    let clock = ManualClock()
    bench.run(timer(clock: clock))
    await clock.sleeping(until: .seconds(2))
    clock.advance(by: .seconds(2))
    await bench.until { $0.actions == ["tick 1"] }
  }

  @Test func `cancelling ends it and its sleep`() async {
    bench.run(timer())
    await bench.clock.sleeping(until: .seconds(2))
    bench.run(.cancel("t"))
    #expect(bench.isIdle)
    await bench.clock.sleeping()
    bench.clock.advance(by: .seconds(2))
    expectEqual(numbers.all, [])
  }

  @Test func `a timer with an interval of zero does not tick`() {
    #expect(Effect<String>.timer(every: .zero) { "" }.isNothing)
    #expect(Effect<String>.timer(every: .seconds(-1)) { "" }.isNothing)
  }
}
