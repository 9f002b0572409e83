import StateKitTestSupport
import Testing

@testable import StateKit

/// An effect with one action ends together with that action: reactions to the action find the effect ended.
@MainActor
@Suite(.watched)
struct EffectLastActionTests {
  @Test(arguments: [
    Effect<String>.task { "a" },
    .promise { completion in
      completion("a")
      return {}
    },
    .promise { completion in Task { completion("a") } },
    .task { "a" }.map { $0 }.cancellable(by: "t", policy: .first),
  ])
  func `an effect is over when its last action has been handled`(effect: Effect<String>) async {
    let bench = EffectBench()
    bench.run(effect)
    await bench.until { $0.actions == ["a"] }
    expectEqual(bench.runningCounts, [0])
    #expect(bench.isIdle)
  }

  @Test func `as a part of others it ends itself alone`() async {
    let bench = EffectBench()
    bench.run(.concatenate(.task { "a" }, .task { "b" }).cancellable(by: "t"))
    await bench.until { $0.isIdle }
    expectEqual(bench.actions, ["a", "b"])
    expectEqual(bench.runningCounts, [1, 0])
  }

  @Test func `in a store it is over when its action has been handled`() async {
    let gate = Gate()
    let store = JournalStore.journal { action in
      action == .count ? .task { .write("a") }.cancellable(by: "t", policy: .first) : .doNothing
    }
    var running: [Int] = []
    store.observer = { [unowned store] event in
      guard case .action(let action, _) = event else { return }
      running.append(store.runningEffects.count)
      if action == .write("a") { gate.open() }
    }
    store.dispatch(.count)
    await gate.wait()
    expectEqual(running, [1, 0])
  }
}
