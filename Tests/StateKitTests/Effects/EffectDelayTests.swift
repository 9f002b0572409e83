import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
@Suite(.watched)
struct EffectDelayTests {
  private let bench = EffectBench()
  private let hand = Hand()

  @Test func `the effect starts after the time, in the order of its parts`() async {
    bench.run(.merge(.just("a"), hand.effect(), .just("b")).delay(for: .seconds(3)))
    await bench.clock.sleeping(until: .seconds(3))
    expectEqual(hand.log, [])
    bench.clock.advance(by: .seconds(3))
    await bench.until { $0.actions == ["a", "b"] }
    hand.ends()
    await bench.until { $0.isIdle }
  }

  @Test func `a delay can wait by a separate clock`() async {
    let clock = ManualClock()
    bench.run(.just("a").delay(for: .seconds(3), clock: clock))
    await clock.sleeping(until: .seconds(3))
    clock.advance(by: .seconds(3))
    await bench.until { $0.actions == ["a"] }
  }

  @Test func `the token of the effect cancels it while it waits`() async {
    bench.run(hand.effect(token: "t").delay(for: .seconds(3)))
    await bench.clock.sleeping(until: .seconds(3))
    bench.run(.cancel("t"))
    #expect(bench.isIdle)
    await bench.clock.sleeping()
  }

  @Test func `the token of a part cancels that part alone`() async {
    let other = Hand()
    let both = Effect.merge(hand.effect(token: 1), other.effect(token: 2))
    bench.run(both.delay(for: .seconds(1)).delay(for: .seconds(2)))
    await bench.clock.sleeping(until: .seconds(2))
    bench.run(.cancel(1))
    bench.clock.advance(by: .seconds(2))
    await bench.clock.sleeping(until: .seconds(3))
    bench.clock.advance(by: .seconds(1))
    await bench.until { _ in other.log == ["it starts"] }
    expectEqual(hand.log, [])
  }

  @Test func `the token of the effect cancels it when it runs`() async {
    bench.run(hand.effect(token: "t").delay(for: .seconds(3)))
    bench.clock.advance(by: .seconds(3))
    await bench.until { [hand] _ in hand.log == ["it starts"] }
    bench.run(.cancel("t"))
    expectEqual(hand.log, ["it starts", "it is cancelled"])
    #expect(bench.isIdle)
  }

  @Test func `a delay replaces the effect with its token at once`() {
    bench.run(hand.effect(token: "t"))
    bench.run(.just("a").cancellable(by: "t").delay(for: .seconds(3)))
    expectEqual(hand.log, ["it starts", "it is cancelled"])
  }

  @Test func `the first member of a concatenation waits, and the others follow it`() async {
    bench.run(.concatenate(hand.effect(token: "t"), .just("b"), .just("c")).delay(for: .seconds(3)))
    await bench.clock.sleeping(until: .seconds(3))
    expectEqual(bench.actions, [])
    bench.clock.advance(by: .seconds(3))
    await bench.until { [hand] _ in hand.log == ["it starts"] }
    hand.ends()
    await bench.until { $0.isIdle }
    expectEqual(bench.actions, ["b", "c"])
  }

  @Test func `a delayed cancellation cancels later`() async {
    bench.run(hand.effect(token: "t"))
    bench.run(.cancel("t").delay(for: .seconds(3)))
    expectEqual(hand.log, ["it starts"])
    bench.clock.advance(by: .seconds(3))
    await bench.until { $0.isIdle }
    expectEqual(hand.log, ["it starts", "it is cancelled"])
  }

  @Test func `a delay of zero does not take time`() {
    #expect(Effect<String>.doNothing.delay(for: .seconds(1)).isNothing)
  }
}
