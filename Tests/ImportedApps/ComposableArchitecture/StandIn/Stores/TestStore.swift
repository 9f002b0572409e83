// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Testing

/// A store that fails a test for each change and each action that the test does not expect.
@MainActor
public final class TestStore<State: Equatable, Action> {
  /// The state as far as the test has followed the store.
  public private(set) var state: State
  /// The state after all actions, also those that the test has not received.
  private var newest: State
  private let reducer: any Reducer<State, Action>
  private let dependencies: DependencyValues
  private let runner = EffectRunner<Action>()
  var received: [(action: Action, state: State)] = []
  private var queue: [Action] = []
  private var isHandling = false
  private let location: SourceLocation

  public init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepare: (inout DependencyValues) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var values = DependencyValues.current
    values.isTest = true
    prepare(&values)
    dependencies = values
    state = DependencyValues.$current.withValue(values, operation: initialState)
    newest = state
    self.reducer = DependencyValues.$current.withValue(values, operation: reducer)
    location = sourceLocation
  }

  isolated deinit {
    if !received.isEmpty { fail("\(unreceived)", at: location) }
    if !runner.isIdle { fail("Effects are still running at the end of the test.", at: location) }
    runner.cancelAll()
  }

  var isIdle: Bool { runner.isIdle }
  var unreceived: String { "The test has not received \(received.map(\.action))." }

  /// Sends an action, and expects the change that the closure makes, or no change.
  public func send(
    _ action: Action,
    assert change: ((inout State) throws -> Void)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    if !received.isEmpty { fail(unreceived, at: sourceLocation) }
    received = []
    state = newest
    let effect = reduce(action)
    expect(newest, change, after: action, at: sourceLocation)
    handleQueue(after: effect)
    await Task.yield()
  }

  private func reduce(_ action: Action) -> Effect<Action> {
    DependencyValues.$current.withValue(dependencies) { reducer.reduce(into: &newest, action: action) }
  }

  private func start(_ effect: Effect<Action>) {
    runner.start(effect) { [weak self] action in
      guard let self else { return }
      queue.append(action)
      if !isHandling { handleQueue() }
    }
  }

  /// Handles the actions of effects in the order in which they came.
  private func handleQueue(after effect: Effect<Action> = .none) {
    isHandling = true
    defer { isHandling = false }
    start(effect)
    while !queue.isEmpty {
      let action = queue.removeFirst()
      let effect = reduce(action)
      received.append((action, newest))
      start(effect)
    }
  }

  /// Compares the state after an action with the expected one, and continues with it.
  func expect(
    _ actual: State,
    _ change: ((inout State) throws -> Void)?,
    after action: Action,
    at location: SourceLocation
  ) {
    var expected = state
    do { try change?(&expected) } catch { fail("The closure threw \(error).", at: location) }
    if change != nil, expected == state, actual == state {
      fail("A change was expected after \(action), but there is none.", at: location)
    } else if expected != actual {
      let message = "The state is not as expected after \(action)."
      fail("\(message)\n\nExpected: \(expected)\n\nActual: \(actual)", at: location)
    }
    state = actual
  }
}

public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable

func fail(_ message: String, at location: SourceLocation) {
  Issue.record(Comment(rawValue: message), sourceLocation: location)
}

/// Reports a mistake of the app to the test that is running.
func reportIssue(_ message: String) {
  Issue.record(Comment(rawValue: message))
}
