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
public final class TestStore<State: Equatable & Sendable, Action: Sendable>: TestedFeature<State, Action> {
  /// The tested store.
  public let store: Store<State, Action>
  /// The side effects of the store. The test supplies the closures for declared requests and effects here.
  ///
  ///     store.sideEffects.register(UsersEffects(fetchUsers: { [ann] }))
  public var sideEffects: SideEffectRegistry<State, Action> { store.sideEffects }

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
    let subject = TestSubject<State, Action>(
      dispatch: { store.dispatchAheadOfMail($0, from: $1) },
      handleMail: { store.handleMail() },
      runningEffects: { store.runningEffects },
      cancelEffects: { store.cancelEffects() },
      unsent: "An action cannot be sent to a test store while its store handles another one."
    )
    super.init(subject, store.state, issues, at: site)
    store.reporter = issues.reporter
    followInvariants(store.timeline, first: store.checkInvariants())
    store.observer = { [weak self] event in self?.record(event) }
  }

  private func record(_ event: StoreEvent<Action>) {
    forgetEndedEffects()
    if case .action(let action, _) = event {
      record(action, store.state)
      noteStarts(by: action)
    }
    wake()
  }
}

#endif
