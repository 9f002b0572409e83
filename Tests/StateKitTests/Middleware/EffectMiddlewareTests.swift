import Testing

@testable import StateKit

private typealias Words = EffectMiddleware<JournalAction, JournalAction, Journal, Void>

@MainActor
struct EffectMiddlewareTests {
  private func saying(_ word: String) -> Words {
    Words.onAction { action, _, _ in action == .count ? .just(.write(word)) : .doNothing }
  }

  private func entries(_ middleware: any Middleware<JournalAction, JournalAction, Journal>) -> [String] {
    let store = Store.journal(middleware)
    store.dispatch(.count)
    return store.state.entries
  }

  @Test func `an effect middleware composes with other middleware on either side`() {
    let other = JournalMiddleware { action, _, _ in action == .count ? .just(.write("other")) : .doNothing }
    #expect(entries(saying("a") <> other) == ["a", "other"])
    #expect(entries(other <> saying("a")) == ["other", "a"])
    #expect(entries(saying("a") <> saying("b") <> other <> saying("c")) == ["a", "b", "other", "c"])
    #expect(entries(saying("a").composed(with: other)) == ["a", "other"])
    #expect(entries(AnyMiddleware(saying("a")) <> AnyMiddleware(saying("b"))) == ["a", "b"])
  }

  @Test func `composing with each kind of identity does not change a middleware`() {
    let identity: Words = .identity
    #expect(entries(identity) == [])
    #expect(entries(saying("a") <> .identity) == ["a"])
    #expect(entries(.identity <> saying("a")) == ["a"])
    #expect(entries(saying("a") <> identity <> Words.identity) == ["a"])
    #expect(entries(saying("a") <> IdentityMiddleware()) == ["a"])
    #expect(entries(IdentityMiddleware() <> saying("a")) == ["a"])
    #expect(entries(saying("a") <> IdentityMiddleware.identity) == ["a"])
  }

  @Test func `two that agree in their dependencies compose before these are injected`() {
    typealias Named = EffectMiddleware<JournalAction, JournalAction, Journal, String>
    let named = Named.onAction { action, _, context in
      action == .count ? .just(.write(context.dependencies)) : .doNothing
    }
    #expect(entries((named <> named).inject("n")) == ["n", "n"])
    #expect(entries((named <> named <> named).inject("n") <> saying("a")) == ["n", "n", "n", "a"])
  }

  @Test func `an effect middleware can be pulled back`() {
    let trace = ActionTrace.app(
      EffectMiddleware<ReachabilityAction, ReachabilityAction, ReachabilityState, Void>.onAction {
        action,
        state,
        _ in
        action == .startMonitoring && !state.isMonitoring ? .just(.stopMonitoring) : .doNothing
      }
      .pullback(.reachability)
    )
    trace.store.dispatch(.reachability(.startMonitoring))
    #expect(trace.actions == [.reachability(.startMonitoring), .reachability(.stopMonitoring)])
  }

  @Test func `two middlewares without an effect give no effect`() {
    let nothing = Words.onAction { _, _, _ in .doNothing }
    let state = StateReader(StateStorage(Journal()))
    #expect((nothing <> nothing).handle(.count, from: ActionSource(), state: state).isNothing)
  }
}
