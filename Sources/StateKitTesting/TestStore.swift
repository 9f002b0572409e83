#if Testing

public import StateKit

/// A store that holds a test to saying all that happens: each change of the state, each action that effects and
/// bridges give, and that no effect is left running.
///
///     let store = TestStore(initialState: AppState(), reducer: .app(…), middleware: BridgeMiddleware.app)
///     store.send(.lifecycle(.didBecomeActive)) { $0.lifecycle.isActive = true }
///     await store.receive(.reachability(.startMonitoring)) { $0.reachability.isMonitoring = true }
///     await store.finish()
///
/// Whatever differs is a failure of the test, in Swift Testing and in XCTest, at the line that expected something
/// else. It works like the test store of Point-Free's Composable Architecture.
@MainActor
public final class TestStore<State: Equatable & Sendable, Action: Sendable> {
  /// The store that is tested.
  public let store: Store<State, Action>
  /// The state as far as the test has followed it.
  public internal(set) var state: State

  /// What came and was not asserted yet.
  var received: [Received] = []
  /// The actions that the running effects were started by.
  var starters: [Int: Action] = [:]
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private let site: CallSite

  struct Received: Sendable {
    let action: Action
    /// After the reducers.
    let state: State
  }

  /// Takes over a store, with all that was put into it: declared bridges, middleware, subscribers.
  ///
  ///     let store = TestStore(.app(reducer: reducer))
  public init(
    _ store: Store<State, Action>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.store = store
    self.state = store.state
    self.site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    store.watcher = { [weak self] event in self?.record(event) }
  }

  /// Makes a store of a reducer and, if it is to be tested too, middleware.
  public convenience init(
    initialState: State,
    reducer: Reducer<State, Action>,
    middleware: any Middleware<Action, Action, State> = IdentityMiddleware<Action, Action, State>(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      Store(initialState: initialState, reducer: reducer, middleware: middleware),
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  deinit {
    if !received.isEmpty { site.report(unassertedActions(received.map(\.action))) }
    if !starters.isEmpty { site.report(runningEffects(startedBy: Array(starters.values))) }
  }

  private func record(_ event: StoreEvent<Action>) {
    let running = store.runningEffects
    starters = starters.filter { running.contains($0.key) }
    if case .action(let action, _) = event {
      received.append(Received(action: action, state: store.state))
      for effect in running where starters[effect] == nil { starters[effect] = action }
    }
    wake()
  }

  /// Waits until something is so, at most for a time. It looks again whenever the store handled something.
  ///
  /// - Returns: Whether it is so.
  func wait(atMost timeout: Duration, until condition: () -> Bool) async -> Bool {
    store.handleMail()
    guard timeout > .zero else { return condition() }
    var isLate = false
    let timer = Task {
      try await Task.sleep(for: timeout)
      isLate = true
      wake()
    }
    defer { timer.cancel() }
    while !condition() {
      if isLate { return false }
      await withCheckedContinuation { waiting.append($0) }
    }
    return true
  }

  private func wake() {
    let woken = waiting
    waiting = []
    for continuation in woken { continuation.resume() }
  }

  /// Compares a state with what the test expects, and goes on from that state.
  func expect(_ actual: State, after action: Action, _ change: ((inout State) -> Void)?, at site: CallSite) {
    var expected = state
    change?(&expected)
    state = actual
    guard expected != actual else { return }
    let sentence =
      change == nil ? "The state changed, though no change was expected" : "The state is not as expected"
    site.report(
      "\(sentence), after\n\n\(dumped(action))\n\n\(difference(expected: expected, "Actual", actual))"
    )
  }
}

func unassertedActions<Action>(_ actions: [Action]) -> String {
  "These actions came and were not received by the test:\n\n\(actions.map { dumped($0) }.joined(separator: "\n"))"
}

func runningEffects<Action>(startedBy actions: [Action]) -> String {
  "Effects still run, which these actions started:\n\n\(actions.map { dumped($0) }.joined(separator: "\n"))"
}

#endif
