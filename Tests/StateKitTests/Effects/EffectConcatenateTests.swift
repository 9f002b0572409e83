import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
@Suite(.watched)
struct EffectConcatenateTests {
  private let first = Hand()
  private let second = Hand()

  @Test func `each starts after the end of the one before`() async {
    let bench = EffectBench()
    bench.run(.concatenate(first.effect(), .doNothing, second.effect(), .just("last")))
    expectEqual(second.log, [])
    first.sends("a")
    first.ends()
    await bench.until { [second] _ in second.log == ["it starts"] }
    second.ends()
    await bench.until { $0.isIdle }
    expectEqual(bench.actions, ["a", "last"])
  }

  @Test func `an action of a member is handled before the next member starts`() {
    let log = Recorder<String>()
    let bench = EffectBench { action in
      log.append(action)
      return .doNothing
    }
    bench.run(
      .concatenate(
        .sequence(["a", "b"]),
        .deferred { send in
          log.append("next")
          send("c")
        },
        .just("d")
      )
    )
    expectEqual(log.all, ["a", "b", "next", "c", "d"])
    #expect(bench.isIdle)
  }

  @Test func `a group of effects ends with its last one`() async {
    let bench = EffectBench()
    let third = Hand()
    bench.run(.concatenate(.merge(first.effect(), second.effect()), third.effect()))
    first.ends()
    bench.run(.doNothing)
    expectEqual(third.log, [])
    second.ends()
    await bench.until { _ in third.log == ["it starts"] }
  }

  @Test(arguments: [Effect<String>.just("a"), .cancel("nobody"), .merge(.cancel(1), .cancel(2))])
  func `a hundred thousand that end at once do not recurse`(effect: Effect<String>) {
    let bench = EffectBench()
    bench.run(.concatenate(Array(repeating: effect, count: 100_000) + [.just("last")]))
    expectEqual(bench.actions.last, "last")
    #expect(bench.isIdle)
  }

  @Test func `concatenations that stand in one another are one`() {
    let bench = EffectBench()
    let nested = Effect<String>.concatenate(
      .concatenate(.just("a"), .just("b")),
      .concatenate(.just("c"), .concatenate([]))
    )
    bench.run(nested)
    expectEqual(bench.actions, ["a", "b", "c"])
    #expect(Effect<String>.concatenate(.doNothing, .concatenate()).isNothing)
  }

  @Test func `a member that is cancelled has ended`() {
    let bench = EffectBench()
    bench.run(.concatenate(first.effect(token: "t"), second.effect()))
    bench.run(.cancel("t"))
    expectEqual(first.log, ["it starts", "it is cancelled"])
    expectEqual(second.log, ["it starts"])
  }

  @Test func `a replaced member has ended, and its replacement is not a member of the concatenation`() async {
    let bench = EffectBench()
    let new = Hand()
    bench.run(.concatenate(first.effect(token: "t"), second.effect()))
    bench.run(new.effect(token: "t"))
    expectEqual(first.log, ["it starts", "it is cancelled"])
    expectEqual(second.log, ["it starts"])
    first.sends("late")
    first.ends()
    second.ends()
    await bench.until { $0.runningCount == 1 }
    bench.run(.cancel("t"))
    expectEqual(new.log, ["it starts", "it is cancelled"])
    expectEqual(bench.actions, [])
    #expect(bench.isIdle)
  }

  @Test func `a member is freed when it ended, before the others`() async {
    let released = Gate()
    let bench = EffectBench()
    let firstMember: @MainActor () -> Effect<String> = {
      let witness = Witness(released)
      return .deferred { send in withExtendedLifetime(witness) { send("a") } }
    }
    let rest = second.effect()
    bench.run(.concatenate(firstMember(), rest))
    await released.wait()
    #expect(!bench.isIdle)
  }
}
