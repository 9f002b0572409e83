#if Testing

public import StateKit

/// A store that fails a test for everything that the test does not assert: each change of the state, each action from
/// effects and bridges, each effect that is left running.
///
///     let store = TestStore(.app(reducer: .app(…)))
///     store.send(.lifecycle(.didBecomeActive)) { $0.lifecycle.isActive = true }
///     await store.receive(.reachability(.startMonitoring)) { $0.reachability.isMonitoring = true }
///     await store.finish()
///
/// Every difference is a failure of the test, in Swift Testing and in XCTest, at the line of the expectation. So are
/// the issues that the store reports at run time, such as an action for an absent child. A test can assert less: see
/// `exhaustivity`. The idea comes from the test store of Point-Free's Composable Architecture.
@MainActor
public final class TestStore<State: Equatable & Sendable, Action: Sendable> {
  /// The tested store.
  public let store: Store<State, Action>
  /// The side effects of the store. The test supplies the closures for declared requests and effects here.
  ///
  ///     store.sideEffects.register(UsersEffects(fetchUsers: { [ann] }))
  public var sideEffects: SideEffectRegistry<State, Action> { store.sideEffects }
  /// The state as far as the test has followed it.
  public internal(set) var state: State

  /// The level of detail that the test must assert: everything by default.
  public var exhaustivity = Exhaustivity.on

  /// The actions that were not asserted yet.
  var received: [Received] = []
  /// The actions that started the running effects.
  var starters: [Int: Action] = [:]
  /// The running effects whose starting action is not known: those that ran before the test, and those that a failure
  /// has already named.
  private var unblamed: Set<Int>
  let sleepingTasks = SleepingTasks()
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// The place where the test store was created.
  private let site: CallSite
  /// The place of the test's last call; issues since then are reported there.
  private var lastSite: CallSite
  let issues: RuntimeIssues

  struct Received: Sendable {
    let action: Action
    /// The state after the reducers.
    let state: State
  }

  /// Takes over a store with everything in it: declared bridges, middleware, subscribers. From now on, issues at run
  /// time are reported to the test.
  ///
  ///     let store = TestStore(.app(reducer: reducer))
  public convenience init(
    _ store: Store<State, Action>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(store, RuntimeIssues(), at: site)
  }

  /// Creates a store from a reducer and other parts to test.
  ///
  ///     let clock = TestClock()
  ///     let store = TestStore(initialState: …, reducer: …, configuration: StoreConfiguration(clock: clock))
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - reducer: Changes the state.
  ///   - middleware: Sees each action before the reducer.
  ///   - sideEffects: The side effects: a registry, one side effect or an array.
  ///   - configuration: The clock and the limit of derived actions. Its reporter is replaced by that of the test.
  ///   - fileID: The module and file of a failure.
  ///   - filePath: The file in which a failure is shown.
  ///   - line: The line at which a failure is shown.
  ///   - column: The column at which a failure is shown.
  public convenience init(
    initialState: State,
    reducer: Reducer<State, Action>,
    middleware: any Middleware<Action, Action, State> = IdentityMiddleware<Action, Action, State>(),
    sideEffects: any SideEffects<State, Action> = SideEffectRegistry<State, Action>(),
    configuration: StoreConfiguration = StoreConfiguration(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let issues = RuntimeIssues()
    var configuration = configuration
    configuration.reporter = issues.reporter
    let store = Store(
      initialState: initialState,
      reducer: reducer,
      middleware: middleware,
      sideEffects: sideEffects,
      configuration: configuration
    )
    self.init(store, issues, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private init(_ store: Store<State, Action>, _ issues: RuntimeIssues, at site: CallSite) {
    self.store = store
    self.state = store.state
    self.issues = issues
    self.site = site
    self.lastSite = site
    self.unblamed = Set(store.runningEffects)
    store.reporter = issues.reporter
    store.observer = { [weak self] event in self?.record(event) }
  }

  deinit {
    issues.report(at: lastSite)
    let (actions, starters) = (received.map(\.action), Array(starters.values))
    if !actions.isEmpty { exhaustivity.tell(unreceived(actions), at: site) }
    if !starters.isEmpty { exhaustivity.tell(stillRunning(startedBy: starters), at: site) }
  }

  /// Every call of the test begins with this.
  func begin(at site: CallSite) {
    handleMail()
    issues.report(at: lastSite)
    lastSite = site
  }

  /// Skips a number of actions that the test did not receive.
  func pass(over count: Int, at site: CallSite) {
    guard count > 0 else { return }
    let skipped = received.prefix(count)
    received.removeFirst(count)
    if let last = skipped.last { state = last.state }
    exhaustivity.tell(unreceived(skipped.map(\.action)), at: site)
  }

  /// Runs a function that may start tasks of the store, so that their sleep is known.
  func working(_ body: () -> Void) {
    SleepingTasks.$current.withValue(sleepingTasks, operation: body)
  }

  private func handleMail() {
    working { store.handleMail() }
  }

  private func record(_ event: StoreEvent<Action>) {
    forgetEndedEffects()
    if case .action(let action, _) = event {
      received.append(Received(action: action, state: store.state))
      for effect in store.runningEffects where starters[effect] == nil && !unblamed.contains(effect) {
        starters[effect] = action
      }
    }
    wake()
  }

  func forgetEndedEffects() {
    let running = Set(store.runningEffects)
    starters = starters.filter { running.contains($0.key) }
    unblamed.formIntersection(running)
  }

  /// Removes the known starting actions of the running effects.
  func forgetStarters() {
    unblamed.formUnion(starters.keys)
    starters = [:]
  }

  /// Waits until a condition is true, at most for a time. The condition is checked whenever the store has handled
  /// something.
  ///
  /// - Returns: Whether it is true.
  func wait(atMost timeout: Duration, until condition: () -> Bool) async -> Bool {
    handleMail()
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
}

#endif
