// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The signatures of the Composable Architecture 1.17 that the page about it uses.

public protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action
  func reduce(into state: inout State, action: Action) -> Effect<Action>
}

@MainActor
public struct Send<Action>: Sendable {
  let send: @MainActor @Sendable (Action) -> Void

  public func callAsFunction(_ action: Action) {
    if !Task.isCancelled { send(action) }
  }
}

public struct Effect<Action>: Sendable {
  let operation: (@Sendable (Send<Action>) async -> Void)?

  public static var none: Effect { Effect(operation: nil) }

  public static func run(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void
  ) -> Effect {
    Effect { send in try? await operation(send) }
  }
}

public struct StoreTask: Sendable {
  let task: Task<Void, Never>?

  /// Returns when the effect of the action and those of the actions that it sent have ended.
  public func finish() async { await task?.value }
}

@MainActor
public final class Store<State, Action> {
  private var state: State
  private let reducer: any Reducer<State, Action>
  private var queue: [(action: Action, added: (Task<Void, Never>?) -> Void)] = []
  private var isHandling = false

  public init<R: Reducer<State, Action>>(initialState: @autoclosure () -> State, reducer: () -> R) {
    self.state = initialState()
    self.reducer = reducer()
  }

  public func withState<R>(_ body: (State) -> R) -> R { body(state) }

  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    var own: Task<Void, Never>?
    handle(action) { own = $0 }
    return StoreTask(task: own)
  }

  private func handle(_ action: Action, _ added: @escaping (Task<Void, Never>?) -> Void) {
    queue.append((action, added))
    if isHandling { return }
    isHandling = true
    while !queue.isEmpty {
      let (action, added) = queue.removeFirst()
      added(start(reducer.reduce(into: &state, action: action)))
    }
    isHandling = false
  }

  private func start(_ effect: Effect<Action>) -> Task<Void, Never>? {
    guard let operation = effect.operation else { return nil }
    return Task {
      let tasks = Tasks()
      await operation(
        Send { [weak self] action in self?.handle(action) { if let task = $0 { tasks.all.append(task) } } }
      )
      for task in tasks.all { await task.value }
    }
  }

  @MainActor
  private final class Tasks {
    var all: [Task<Void, Never>] = []
  }
}
