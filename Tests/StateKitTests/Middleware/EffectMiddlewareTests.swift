import StateKitTestSupport
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
    expectEqual(entries(saying("a") <> other), ["a", "other"])
    expectEqual(entries(other <> saying("a")), ["other", "a"])
    expectEqual(entries(saying("a") <> saying("b") <> other <> saying("c")), ["a", "b", "other", "c"])
    expectEqual(entries(saying("a").composed(with: other)), ["a", "other"])
    expectEqual(entries(AnyMiddleware(saying("a")) <> AnyMiddleware(saying("b"))), ["a", "b"])
  }

  @Test func `composing with each kind of identity does not change a middleware`() {
    let identity: Words = .identity
    expectEqual(entries(identity), [])
    expectEqual(entries(saying("a") <> .identity), ["a"])
    expectEqual(entries(.identity <> saying("a")), ["a"])
    expectEqual(entries(saying("a") <> identity <> Words.identity), ["a"])
    expectEqual(entries(saying("a") <> IdentityMiddleware()), ["a"])
    expectEqual(entries(IdentityMiddleware() <> saying("a")), ["a"])
    expectEqual(entries(saying("a") <> IdentityMiddleware.identity), ["a"])
  }

  @Test func `two that agree in their dependencies compose before these are injected`() {
    typealias Named = EffectMiddleware<JournalAction, JournalAction, Journal, String>
    let named = Named.onAction { action, _, context in
      action == .count ? .just(.write(context.dependencies)) : .doNothing
    }
    expectEqual(entries((named <> named).inject("n")), ["n", "n"])
    expectEqual(entries((named <> named <> named).inject("n") <> saying("a")), ["n", "n", "n", "a"])
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
    expectEqual(trace.actions, [.reachability(.startMonitoring), .reachability(.stopMonitoring)])
  }

  @Test func `two middlewares without an effect give no effect`() {
    let nothing = Words.onAction { _, _, _ in .doNothing }
    let state = StateReader(StateStorage(Journal()))
    #expect((nothing <> nothing).handle(.count, from: ActionSource(), state: state).isNothing)
  }
}
