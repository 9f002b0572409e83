import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
@Suite(.watched)
struct EffectCancellationTests {
  private let first = Hand()
  private let second = Hand()
  private let bench = EffectBench()

  @Test func `cancelling a merged group cancels all that runs`() {
    bench.run(.merge(first.effect(), second.effect(token: "own")).cancellable(by: "group"))
    bench.run(.cancel("group"))
    expectEqual(first.log, ["it starts", "it is cancelled"])
    expectEqual(second.log, ["it starts", "it is cancelled"])
    first.sends("late")
    bench.run(.just("last"))
    expectEqual(bench.actions, ["last"])
    #expect(bench.isIdle)
  }

  @Test func `cancelling a concatenated group does not start further members`() {
    bench.run(.concatenate(first.effect(token: "own"), second.effect()).cancellable(by: "group"))
    bench.run(.cancel("group"))
    expectEqual(first.log, ["it starts", "it is cancelled"])
    expectEqual(second.log, [])
    #expect(bench.isIdle)
  }

  @Test func `a part that cancels its group is the last that starts`() {
    let concatenated = Effect.concatenate(.cancel("group"), first.effect())
    bench.run(concatenated.cancellable(by: "group"))
    bench.run(.merge(.cancel("group"), second.effect()).cancellable(by: "group"))
    expectEqual(first.log, [])
    expectEqual(second.log, [])
    #expect(bench.isIdle)
  }

  @Test func `an action that cancels the group drops the group's later actions`() {
    let bench = EffectBench { action in action == "stop" ? .cancel("group") : .doNothing }
    bench.run(.sequence(["a", "stop", "b"]).cancellable(by: "group"))
    expectEqual(bench.actions, ["a", "stop"])
    #expect(bench.isIdle)
  }

  @Test func `a new group replaces the old one, whose late end does not affect the new group`() async {
    bench.run(.concatenate(first.effect(), .just("old")).cancellable(by: "group"))
    bench.run(.concatenate(second.effect(), .just("new")).cancellable(by: "group"))
    expectEqual(first.log, ["it starts", "it is cancelled"])
    first.ends()
    second.ends()
    await bench.until { $0.isIdle }
    expectEqual(bench.actions, ["new"])
  }

  @Test func `a part with the token of its group stays`() async {
    bench.run(first.effect(token: "t").cancellable(by: "t"))
    expectEqual(first.log, ["it starts"])
    first.ends()
    await bench.until { $0.isIdle }
    expectEqual(first.log, ["it starts"])
  }

  @Test func `an effect can have several tokens`() {
    for token in ["a", "b", "c"] {
      let hand = Hand()
      bench.run(hand.effect(token: "a").cancellable(by: "b").cancellable(by: "c"))
      bench.run(.cancel(token))
      expectEqual(hand.log, ["it starts", "it is cancelled"])
      #expect(bench.isIdle)
    }
  }

  @Test func `an empty effect with a token is empty, and does not end another effect`() {
    bench.run(first.effect(token: "t"))
    bench.run(.doNothing.cancellable(by: "t"))
    expectEqual(first.log, ["it starts"])
  }

  @Test func `a cancelled group frees the members that did not start`() async {
    let released = Gate()
    let rest: @MainActor () -> Effect<String> = {
      let witness = Witness(released)
      return .deferred { _ in withExtendedLifetime(witness) {} }
    }
    bench.run(.concatenate(first.effect(), rest()).cancellable(by: "group"))
    bench.run(.cancel("group"))
    await released.wait()
  }

  @Test func `a store that is freed cancels the effects of a group`() async {
    let cancelled = Gate()
    var store: JournalStore? = .journal { _ in
      .concatenate(.callback { _, _ in { cancelled.open() } }, .just(.ignore)).cancellable(by: "t")
    }
    store?.dispatch(.count)
    store = nil
    await cancelled.wait()
  }
}
