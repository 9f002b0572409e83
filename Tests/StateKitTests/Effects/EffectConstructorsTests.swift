import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
@Suite(.watched)
struct EffectConstructorsTests {
  /// The entries that the effect adds after the first action.
  private func entries(_ count: Int, of effect: @escaping @Sendable () -> JournalEffect) async -> [String] {
    let store = Store.journal { action in action == .count ? effect() : .doNothing }
    store.dispatch(.count)
    await store.until { $0.entries.count >= count }
    return store.state.entries
  }

  @Test func `doNothing does not give an action and does not hold a value`() {
    #expect(JournalEffect.doNothing.isNothing)
    #expect(JournalEffect.merge().isNothing)
    #expect(JournalEffect.merge(.doNothing, .doNothing).isNothing)
    #expect(!JournalEffect.just(.count).isNothing)
  }

  @Test func `just and sequence give their actions in order`() async {
    await expectEqual(entries(1) { .just(.write("a")) }, ["a"])
    await expectEqual(entries(2) { .sequence([.write("a"), .write("b")]) }, ["a", "b"])
  }

  @Test func `an effect merged of very many, one by one, is not too deep`() async {
    let count = Thoroughness.rounds(6_000, all: 20_000)
    let effect: @Sendable () -> JournalEffect = {
      (0..<count).reduce(.doNothing) { whole, _ in .merge(whole, .just(.count)) }
    }
    let store = Store.journal { action in action == .ignore ? effect() : .doNothing }
    store.dispatch(.ignore)
    expectEqual(store.state.count, count)
  }

  @Test func `task gives the awaited value`() async {
    await expectEqual(entries(1) { .task { .write("a") } }, ["a"])
  }

  @Test func `run gives the sent actions, in order`() async {
    let effect: @Sendable () -> JournalEffect = {
      .run { send in
        for text in ["a", "b", "c"] { send(.write(text)) }
      }
    }
    await expectEqual(entries(3, of: effect), ["a", "b", "c"])
  }

  @Test func `fireAndForget runs`() async {
    let ran = Gate()
    let store = Store.journal { _ in .fireAndForget { ran.open() } }
    store.dispatch(.count)
    await ran.wait()
  }

  @Test func `merge starts its parts in order`() async {
    let effect: @Sendable () -> JournalEffect = {
      .merge(.just(.write("a")), .doNothing, .merge(.just(.write("b")), .just(.write("c"))))
    }
    await expectEqual(entries(3, of: effect), ["a", "b", "c"])
  }

  @Test func `a stream gives its elements in order`() async {
    let effect: @Sendable () -> JournalEffect = {
      let texts = AsyncStream<String> { continuation in
        for text in ["a", "b", "c"] { continuation.yield(text) }
        continuation.finish()
      }
      return texts.map(JournalAction.write).asEffect()
    }
    await expectEqual(entries(3, of: effect), ["a", "b", "c"])
  }

  @Test func `the source of an effect's actions is the effect's line`() async {
    let sources = Recorder<ActionSource>()
    let store = Store.journal(
      JournalMiddleware { action, source, _ in
        sources.append(source)
        guard action == .count else { return .doNothing }
        return .merge(
          .just(.ignore, line: 1),
          .sequence([.ignore, .ignore], line: 2),
          .deferred { send in send(.ignore, line: 3) },
          .deferred { send in send(.ignore, from: source) }
        )
      }
    )
    store.dispatch(.count, line: 9)
    expectEqual(sources.all.map(\.line), [9, 1, 2, 2, 3, 9])
    expectEqual(sources.all[1].file, "StateKitTests/EffectConstructorsTests.swift")
  }
}
