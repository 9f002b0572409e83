import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
struct ComposedMiddlewareTests {
  /// A middleware that records when it handles an action and when its effect runs.
  private func speaking(_ name: String, _ log: Recorder<String>) -> JournalMiddleware {
    AnyMiddleware { action, _, _ in
      guard action == .count else { return .doNothing }
      log.append("\(name) handles")
      return .deferred { send in
        log.append("\(name) runs")
        send(.write(name))
      }
    }
  }

  private func trace(_ compose: (Recorder<String>) -> any Middleware<JournalAction, JournalAction, Journal>)
    -> [String]
  {
    let log = Recorder<String>()
    let store = Store.journal(compose(log))
    store.dispatch(.count)
    return log.all + store.state.entries
  }

  @Test func `effects run in the order in which the middlewares handled`() {
    expectEqual(
      trace { speaking("a", $0) <> speaking("b", $0) },
      [
        "a handles", "b handles", "a runs", "b runs", "a", "b",
      ]
    )
  }

  @Test func `<> is associative`() {
    let left = trace { (speaking("a", $0) <> speaking("b", $0)) <> speaking("c", $0) }
    let right = trace { speaking("a", $0) <> (speaking("b", $0) <> speaking("c", $0)) }
    expectEqual(left, right)
    expectEqual(left.count, 9)
  }

  @Test func `composing with the identity does not change a middleware`() {
    let alone = trace { speaking("a", $0) }
    expectEqual(trace { speaking("a", $0) <> .identity }, alone)
    expectEqual(trace { .identity <> speaking("a", $0) }, alone)
    expectEqual(trace { speaking("a", $0) <> IdentityMiddleware() }, alone)
    expectEqual(trace { speaking("a", $0) as any Middleware<JournalAction, JournalAction, Journal> }, alone)
  }

  @Test func `a middleware whose type is not known can be composed`() {
    let composed = trace { log in
      let other: any Middleware<JournalAction, JournalAction, Journal> = speaking("b", log)
      return speaking("a", log).composed(with: other)
    }
    expectEqual(composed, trace { speaking("a", $0) <> speaking("b", $0) })
  }

  @Test func `two middlewares without an effect give no effect`() {
    let nothing = JournalMiddleware { _, _, _ in .doNothing }
    let state = StateReader(StateStorage(Journal()))
    #expect((nothing <> nothing).handle(.count, from: ActionSource(), state: state).isNothing)
  }
}
