// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The state of an app, and the features that change it.
@MainActor
public final class Store<State, Action> {
  private var state: State
  private let reducer: any Reducer<State, Action>
  private let dependencies: DependencyValues
  private let runner = EffectRunner<Action>()
  private var queue: [Action] = []
  private var isHandling = false

  public init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepare: (inout DependencyValues) -> Void = { _ in }
  ) {
    var values = DependencyValues.current
    prepare(&values)
    dependencies = values
    state = DependencyValues.$current.withValue(values, operation: initialState)
    self.reducer = DependencyValues.$current.withValue(values, operation: reducer)
  }

  public func withState<R>(_ body: (State) -> R) -> R { body(state) }

  /// Handles an action, after those that are being handled.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    queue.append(action)
    guard !isHandling else { return StoreTask(tasks: []) }
    isHandling = true
    defer { isHandling = false }
    var tasks: [Task<Void, Never>] = []
    while !queue.isEmpty { tasks += handle(queue.removeFirst()) }
    return StoreTask(tasks: tasks)
  }

  private func handle(_ action: Action) -> [Task<Void, Never>] {
    let effect = DependencyValues.$current.withValue(dependencies) {
      reducer.reduce(into: &state, action: action)
    }
    return runner.start(effect) { [weak self] in self?.send($0) }
  }
}

public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

/// The effects that an action started.
public struct StoreTask: Sendable {
  let tasks: [Task<Void, Never>]

  public func finish() async {
    for task in tasks { await task.value }
  }

  public func cancel() {
    for task in tasks { task.cancel() }
  }
}
