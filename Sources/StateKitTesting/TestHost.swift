#if Testing

public import StateKit

/// A `DomainHost` in a store of your own, in a test that fails for everything that it does not assert: each action that reaches
/// the host's reducer, each change of the state by it, each effect that is left running.
///
///     let host = TestHost(app.usersHost)
///     host.send(.opened)
///     await host.receive(.fetch(.request)) { $0.names = .loading(nil) }
///     await host.receive(.fetch(.success(["Ada"]))) { $0.names = .loaded(["Ada"]) }
///     await host.finish()
///
/// What is tested is the glue: your store with its reducers and middlewares, which the test uses as the app does. `send`
/// dispatches in your store. An action that your store makes of one of its own is received, like those of bridges and effects.
/// These are failures, too:
///
/// - an action that the host dispatched, and that did not reach its reducer
/// - a state that is not the one that the host's reducer made, at the end
/// - an issue that the host reports, such as two calls of `reduce` for one action
///
/// A ``TestStore`` tests the feature alone.
@MainActor
public final class TestHost<State: Equatable & Sendable, Action: Sendable>: TestedFeature<State, Action> {
  /// The tested host.
  public let host: DomainHost<State, Action>
  /// The side effects of the host. The test supplies the closures for declared requests and effects here.
  ///
  ///     host.sideEffects.register(UsersEffects(fetch: { ["Ada"] }))
  public var sideEffects: SideEffectRegistry<State, Action> { host.sideEffects }

  /// Takes over a host with the store around it. From now on, issues at run time are reported to the test.
  ///
  /// Traps if the host was made without `state` and `dispatch`; such a host is tested with
  /// ``init(_:state:dispatch:fileID:filePath:line:column:)``.
  public convenience init(
    _ host: DomainHost<State, Action>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard let state = host.state, let dispatch = host.dispatch else {
      preconditionFailure("A host without `state` and `dispatch` is tested by TestHost(_:state:dispatch:)")
    }
    self.init(
      host,
      state: state,
      dispatch: dispatch,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Takes over a host for a store whose reducers return effects.
  ///
  ///     let host = TestHost(host, state: { store.withState { $0.search } }) { store.send(.search($0)) }
  ///
  /// - Parameters:
  ///   - host: The host.
  ///   - state: Reads the domain's state in the store.
  ///   - dispatch: Dispatches an action of the domain in the store.
  ///   - fileID: The module and file of a failure.
  ///   - filePath: The file in which a failure is shown.
  ///   - line: The line at which a failure is shown.
  ///   - column: The column at which a failure is shown.
  public init(
    _ host: DomainHost<State, Action>,
    state: @escaping @MainActor () -> State,
    dispatch: @escaping @MainActor (Action) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.host = host
    let issues = RuntimeIssues()
    host.report(to: issues.reporter)
    // Effects whose condition holds in the first state begin before the test.
    host.handleMail()
    let subject = TestSubject<State, Action>(
      dispatch: { action, _ in dispatch(action) },
      handleMail: { host.handleMail() },
      runningEffects: { host.runningEffects },
      cancelEffects: { host.cancelEffects() },
      unsent: """
        The action did not reach the host's reducer at once. If your store handles actions later, dispatch it there, and \
        receive it.
        """,
      undelivered: { host.awaitedActions },
      present: state,
      mayHandleAnother: true
    )
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let first = state()
    super.init(subject, first, issues, at: site)
    followInvariants(host.timeline, first: host.checkInvariants(in: first))
    host.observer = { [weak self] event in self?.record(event) }
  }

  private func record(_ event: HostEvent<State, Action>) {
    forgetEndedEffects()
    switch event {
    case .reduced(let action, let state): record(action, state)
    case .begun(let action): noteStarts(by: action)
    case .lost(let action): lost.append(action)
    case .progress: noteStartsByState()
    }
    wake()
  }

  /// Waits until nothing is left that happens by itself, like `settled` of a `DomainHost`. The actions that came meanwhile are
  /// received after it.
  ///
  ///     app.store.dispatch(AppAction.launched)
  ///     await host.settled()
  ///     await host.receive(.opened)
  ///
  /// It fails after `timeout`, and says what is left.
  public func settled(
    timeout: Duration = .seconds(5),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    // Some stores handle an action that was dispatched as soon as the main actor is free.
    await Task.yield()
    begin(at: site)
    let isInTime = await wait(atMost: timeout) { host.isSettled }
    issues.report(at: site)
    if isInTime { return }
    let left = host.awaitedActions
    let what = left.isEmpty ? runningEffects(atEnd: false) : undelivered(left)
    site.report("The host has not settled within \(timeout). \(what)")
  }
}

#endif
