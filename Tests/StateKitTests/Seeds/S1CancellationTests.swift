import StateKit
import StateKitTestSupport
import Testing

/// The requirements for cancellation in the text on effect middleware.
@MainActor
@Suite(.watched)
struct S1CancellationTests {
  typealias Words = EffectMiddleware<JournalAction, JournalAction, Journal, Void>
  typealias ToCancel = @Sendable (any Hashable & Sendable) -> JournalEffect

  private let old = Stubborn(name: "old")
  private let new = Stubborn(name: "new")

  /// Values with equal hashes that differ.
  private struct Clashing: Hashable, Sendable {
    let id: Int
    func hash(into hasher: inout Hasher) {}
  }

  /// Starts the old effect, then the new one, and lets both send, the old one first.
  private func entries(
    _ middleware: any Middleware<JournalAction, JournalAction, Journal>,
    until count: Int
  ) async -> [String] {
    let store = Store.journal(middleware)
    store.dispatch(.count)
    await old.started.wait()
    store.dispatch(.ignore)
    await new.started.wait()
    old.gate.open()
    await old.released.wait()
    store.handleMail()
    new.gate.open()
    await store.until { $0.entries.count == count }
    return store.state.entries
  }

  private func starting(
    _ oldToken: some Hashable & Sendable,
    _ newToken: some Hashable & Sendable
  ) -> Words {
    Words.onAction { [old, new] action, _, _ in
      switch action {
      case .count: old.effect(token: oldToken)
      case .ignore: new.effect(token: newToken)
      case .write: .doNothing
      }
    }
  }

  @Test func `S1.8 an equal token cancels the old one, drops its late values, and the new one lives on`()
    async
  {
    await expectEqual(entries(starting("image-for-user-1", "image-for-user-\(1)"), until: 1), ["new"])
  }

  @Test func `S1.8 after the late end of the old one the new one can still be cancelled`() async {
    let store = Store.journal(
      Words.onAction { [old, new] action, _, context in
        switch action {
        case .count: old.effect(token: "t")
        case .ignore: new.effect(token: "t")
        case .write: context.toCancel("t")
        }
      }
    )
    store.dispatch(.count)
    store.dispatch(.ignore)
    old.gate.open()
    await old.released.wait()
    store.dispatch(.write("stop"))
    #expect(store.runningEffects.isEmpty)
    new.gate.open()
    await new.released.wait()
    store.handleMail()
    expectEqual(store.state.entries, ["stop"])
  }

  @Test func `S1.9 other tokens are untouched, also with equal hashes`() async {
    await expectEqual(entries(starting(Clashing(id: 1), Clashing(id: 2)), until: 2), ["old", "new"])
  }

  @Test func `S1.9 an equal token of another type is another`() async {
    await expectEqual(entries(starting(1, 1 as UInt8), until: 2), ["old", "new"])
  }

  @Test func `S1.9 the same token in another middleware is untouched`() async {
    let one = Words.onAction { [old] action, _, _ in action == .count ? old.effect(token: "t") : .doNothing }
    let other = Words.onAction { [new] action, _, context in
      action == .ignore ? .merge(context.toCancel("t"), new.effect(token: "t")) : .doNothing
    }
    await expectEqual(entries(one <> other, until: 2), ["old", "new"])
  }

  @Test func `S1.10 a cancellation may be kept and used for another action, or for a token nobody has`() async
  {
    let kept = Place<ToCancel>()
    let store = Store.journal(
      Words.onAction { [old] action, _, context in
        switch action {
        case .count:
          let toCancel = context.toCancel
          kept.value = toCancel
          return .merge(context.toCancel("nobody"), old.effect(token: "t"))
        case .ignore: return kept.value?("nobody") ?? .doNothing
        case .write: return kept.value?("t") ?? .doNothing
        }
      }
    )
    store.dispatch(.count)
    store.dispatch(.ignore)
    expectEqual(store.runningEffects.count, 1)
    store.dispatch(.write("stop"))
    #expect(store.runningEffects.isEmpty)
    old.gate.open()
    await old.released.wait()
    store.handleMail()
    expectEqual(store.state.entries, ["stop"])
  }
}
