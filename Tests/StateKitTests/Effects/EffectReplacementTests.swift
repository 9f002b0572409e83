import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
@Suite(.watched)
struct EffectReplacementTests {
  private let old = Stubborn(name: "old")
  private let new = Stubborn(name: "new")

  @Test func `an equal token replaces the old effect, whose late value and end do not affect the new effect`()
    async
  {
    let store = Store.journal { [old, new] action in
      switch action {
      case .write("start old"): old.effect(token: "t")
      case .write("start new"): new.effect(token: "t")
      default: .doNothing
      }
    }
    store.dispatch(.write("start old"))
    await old.started.wait()
    store.dispatch(.write("start new"))
    await new.started.wait()
    old.gate.open()
    await old.released.wait()
    store.dispatch(.count)
    new.gate.open()
    await store.until { $0.entries.last == "new" }
    expectEqual(store.state.entries, ["start old", "start new", "new"])
  }

  @Test func `after the late end of the old one the new one can still be cancelled`() async {
    let store = Store.journal { [old, new] action in
      switch action {
      case .write("start old"): old.effect(token: "t")
      case .write("start new"): new.effect(token: "t")
      case .count: .cancel("t")
      default: .doNothing
      }
    }
    store.dispatch(.write("start old"))
    store.dispatch(.write("start new"))
    old.gate.open()
    await old.released.wait()
    store.dispatch(.count)
    new.gate.open()
    await new.released.wait()
    store.dispatch(.ignore)
    expectEqual(store.state.entries, ["start old", "start new"])
  }

  @Test func `a replaced effect's task is cancelled`() async {
    let cancelled = Gate()
    let store = Store.journal { action in
      guard action == .count else { return .run(cancellationToken: 1) { _ in } }
      return .run(cancellationToken: 1) { _ in
        await withTaskCancellationHandler {
          await cancelled.wait()
        } onCancel: {
          cancelled.open()
        }
      }
    }
    store.dispatch(.count)
    store.dispatch(.ignore)
    await cancelled.wait()
  }

  @Test func `cancel for an unknown token has no effect`() {
    let store = Store.journal { _ in .cancel("nobody") }
    store.dispatch(.count)
    expectEqual(store.state.count, 1)
  }

  @Test func `an effect without a token is not replaced`() async {
    let both = [old, new]
    let started = Recorder<Int>()
    let store = Store.journal { action in
      guard action == .count else { return .doNothing }
      started.append(1)
      let stubborn = both[started.all.count - 1]
      return .run { send in
        await stubborn.gate.wait()
        send(.write(stubborn.name))
      }
    }
    store.dispatch(.count)
    store.dispatch(.count)
    new.gate.open()
    await store.until { $0.entries == ["new"] }
    old.gate.open()
    await store.until { $0.entries == ["new", "old"] }
  }

  @Test func `equal tokens of two composed middlewares stay apart`() async {
    let (a, b) = (Stubborn(name: "a"), Stubborn(name: "b"))
    func starting(_ stubborn: Stubborn) -> JournalMiddleware {
      JournalMiddleware { action, _, _ in action == .count ? stubborn.effect(token: "t") : .doNothing }
    }
    let cancelling = JournalMiddleware { action, _, _ in action == .ignore ? .cancel("t") : .doNothing }
    let store = Store.journal((starting(a) <> starting(b)) <> cancelling)
    store.dispatch(.count)
    store.dispatch(.ignore)
    a.gate.open()
    await store.until { $0.entries == ["a"] }
    b.gate.open()
    await store.until { $0.entries == ["a", "b"] }
  }

  @Test func `one composed middleware in two places has separate tokens in each place`() async {
    let (a, b) = (Stubborn(name: "a"), Stubborn(name: "b"))
    let started = Recorder<String>()
    let twoInOne =
      JournalMiddleware { action, _, _ in
        guard action == .count else { return .doNothing }
        started.append("")
        return started.all.count == 1 ? a.effect(token: "t") : b.effect(token: "t")
      } <> JournalMiddleware { _, _, _ in .doNothing }
    let store = Store.journal(twoInOne <> twoInOne)
    store.dispatch(.count)
    a.gate.open()
    await store.until { $0.entries == ["a"] }
    b.gate.open()
    await store.until { $0.entries == ["a", "b"] }
  }
}
