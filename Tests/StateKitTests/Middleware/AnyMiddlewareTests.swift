import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
struct AnyMiddlewareTests {
  private struct Counting: Middleware {
    let log: Recorder<UInt>

    func handle(_ action: JournalAction, from source: ActionSource, state: StateReader<Journal>)
      -> JournalEffect
    {
      log.append(source.line)
      return action == .count ? .just(.write("\(state.count)")) : .doNothing
    }
  }

  @Test func `the middleware behaves like the wrapped one`() {
    let log = Recorder<UInt>()
    let store = Store.journal(AnyMiddleware(Counting(log: log)))
    store.dispatch(.count, line: 5)
    expectEqual(store.state, Journal(entries: ["0"], count: 1))
    expectEqual(log.all.first, 5)
  }

  @Test func `a function is a middleware too`() {
    let store = Store.journal(
      JournalMiddleware { action, _, _ in action == .count ? .just(.ignore) : .doNothing }
    )
    store.dispatch(.count)
    expectEqual(store.state.count, 1)
  }
}
