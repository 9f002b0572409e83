import StateKit
import Testing

@testable import ShopSession

/// Tests of the bridges and requests of `Session`, as `statekit-gen scaffold --tests` writes them.
@Suite(.timeLimit(.minutes(1)))
struct SessionTests {
  @Test("a second logIn is ignored while the first runs")
  @MainActor func logInTwice() async {
    let calls = StubCalls()
    let state = SessionState()
    let store = Store<SessionState, SessionAction>(
      initialState: state,
      reducer: Reducer { _, _ in }
    )
    store.sideEffects.register(
      SessionEffects(logIn: { _, _ in
        await calls.run()
        return Customer(id: 1, name: "name")
      })
    )
    store.dispatch(.logIn(.request(name: "name", password: "password")))
    let first = await calls.next()
    store.dispatch(.logIn(.request(name: "name", password: "password")))
    await calls.settle()
    #expect(await calls.end(first) == .answered)
    await calls.settle()
    #expect(calls.count == 1)
  }
}

/// The calls of a stub. Each call runs until the test ends it.
@MainActor
private final class StubCalls {
  typealias Call = CheckedContinuation<Void, Never>

  enum End {
    case answered, cancelled
  }

  /// The number of calls.
  private(set) var count = 0
  private let (begun, begins) = AsyncStream<Call>.makeStream()
  private let (ended, ends) = AsyncStream<End>.makeStream()

  /// Counts a call, and waits until the test ends it.
  func run() async {
    count += 1
    await withCheckedContinuation { _ = begins.yield($0) }
    ends.yield(Task.isCancelled ? .cancelled : .answered)
  }

  /// The next call; it runs already.
  func next() async -> Call? {
    for await call in begun { return call }
    return nil
  }

  /// Ends a call, and returns whether it was answered or cancelled.
  func end(_ call: Call?) async -> End? {
    call?.resume()
    for await end in ended { return end }
    return nil
  }

  /// Waits long enough for a call to begin that should not begin.
  func settle() async {
    for _ in 0..<50 { await Task.yield() }
  }
}
