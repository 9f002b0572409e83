#if Testing

public import StateKit

/// A store that fails a test for everything that happens and that the test does not say: each change of the state, each
/// action that effects and bridges give, each effect that is left running.
///
///     let store = TestStore(initialState: AppState(), reducer: .app(…), middleware: BridgeMiddleware.app)
///     store.send(.lifecycle(.didBecomeActive)) { $0.lifecycle.isActive = true }
///     await store.receive(.reachability(.startMonitoring)) { $0.reachability.isMonitoring = true }
///     await store.finish()
///
/// Whatever differs is a failure of the test, in Swift Testing and in XCTest, at the line that expected something
/// else; so is what the store reports at run time, such as an action for a child that is not there. A test of some
/// part of what happens says less: see `exhaustivity`. The idea is that of the test store of Point-Free's Composable
/// Architecture.
@MainActor
public final class TestStore<State: Equatable & Sendable, Action: Sendable> {
  /// The store that is tested.
  public let store: Store<State, Action>
  /// The side effects of the store. What a schema declares to be done is supplied here by the test.
  ///
  ///     store.sideEffects.register(UsersEffects(fetchUsers: { [ann] }))
  public var sideEffects: SideEffectRegistry<State, Action> { store.sideEffects }
  /// The state as far as the test has followed it.
  public internal(set) var state: State

  /// How much of what happens the test has to say: all of it, until it asks for less.
  public var exhaustivity = Exhaustivity.on

  /// What came and was not asserted yet.
  var received: [Received] = []
  /// The actions that the running effects were started by.
  var starters: [Int: Action] = [:]
  /// The running effects that no action is blamed for: those that ran before, and those that a failure has named.
  private var unblamed: Set<Int>
  let sleepingTasks = SleepingTasks()
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Where it was made.
  private let site: CallSite
  /// Where the test called it last: what happened since then is reported there.
  private var lastSite: CallSite
  let issues: RuntimeIssues

  struct Received: Sendable {
    let action: Action
    /// After the reducers.
    let state: State
  }

  /// Takes over a store, with all that was put into it: declared bridges, middleware, subscribers. What goes wrong at
  /// run time is from now on reported to the test.
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

  /// Makes a store of a reducer and of what else is to be tested.
  ///
  ///     let clock = TestClock()
  ///     let store = TestStore(initialState: …, reducer: …, configuration: StoreConfiguration(clock: clock))
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - reducer: Changes the state.
  ///   - middleware: Sees each action before the reducer.
  ///   - sideEffects: Run before or after the reducer: a registry, one side effect or an array.
  ///   - configuration: The clock, the limit of derived actions. Its reporter is not used: the test is told.
  ///   - fileID: The module and the file that a failure names.
  ///   - filePath: The file that it is shown in.
  ///   - line: The line that it is shown at.
  ///   - column: The column that it is shown at.
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
    store.watcher = { [weak self] event in self?.record(event) }
  }

  deinit {
    issues.report(at: lastSite)
    let (actions, starters) = (received.map(\.action), Array(starters.values))
    if !actions.isEmpty { exhaustivity.tell(unreceived(actions), at: site) }
    if !starters.isEmpty { exhaustivity.tell(stillRunning(startedBy: starters), at: site) }
  }

  /// What each call of the test does first.
  func begin(at site: CallSite) {
    handleMail()
    issues.report(at: lastSite)
    lastSite = site
  }

  /// Goes on without so many actions that the test did not receive.
  func pass(over count: Int, at site: CallSite) {
    guard count > 0 else { return }
    let skipped = received.prefix(count)
    received.removeFirst(count)
    if let last = skipped.last { state = last.state }
    exhaustivity.tell(unreceived(skipped.map(\.action)), at: site)
  }

  /// Does what may start tasks of the store, whose sleep is then known.
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

  /// Blames no action for the effects that run now.
  func forgetStarters() {
    unblamed.formUnion(starters.keys)
    starters = [:]
  }

  /// Waits until something is so, at most for a time. It looks again whenever the store handled something.
  ///
  /// - Returns: Whether it is so.
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
