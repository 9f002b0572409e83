/// Writes each action with its source, in a box:
///
///     ┌─▶ reachability(MyApp.ReachabilityAction.startMonitoring)
///     │ source: MyApp/AppDelegate.swift:118
///     │ function: didBecomeActive()
///     │ info: Bridged from lifecycle(MyApp.LifecycleAction.didBecomeActive) at App.statekit.json, App:7
///     └────────────────────
///
/// The format follows SwiftRex's logger. Payload values that the schema calls `sensitive` are shown as `•••`, and so are
/// sensitive properties of structs in payloads.
///
/// With `showingChanges: true` it also writes the changes of the state:
///
///     users.names[3]: "Ada" → "Eva"
///     users.isLoading: true → false
///
/// These lines are written after the box, once the reducers ran, if the action changed the state. They are for
/// development: the state is copied for each action. A property with `"sensitive": true` in the schema is written as
/// `account.password: •••` when it changes; a secret in any other property is shown.
public struct LoggerMiddleware<Action: Sendable, State>: Middleware {
  private let writesChanges: Bool
  private let write: @Sendable (String) -> Void

  /// Creates a logger.
  ///
  /// - Parameters:
  ///   - showsChanges: Whether to write the changes of the state.
  ///   - write: Receives each box, and then the changes, including line ends and a closing empty line; by default it
  ///     prints to standard output.
  public init(
    showingChanges showsChanges: Bool = false,
    write: @escaping @Sendable (String) -> Void = { print($0) }
  ) {
    self.writesChanges = showsChanges
    self.write = write
  }

  /// Writes the box.
  public func handle(_ action: Action, from source: ActionSource, state: StateReader<State>) -> Effect<Action>
  {
    write(LogBox(action: actionDescription(of: action), source: source).description)
    guard writesChanges else { return .doNothing }
    let before = StateBefore(state())
    return .deferred { _ in
      let changes = StateDifference.lines(from: before.state, to: state())
      if !changes.isEmpty { write(changes.map { "  \($0)\n" }.joined()) }
    }
  }
}

/// The state before an action. It stays on the main actor, so it does not need to be `Sendable`.
@MainActor
private final class StateBefore<State> {
  let state: State

  init(_ state: State) {
    self.state = state
  }
}

/// One action in the log.
struct LogBox: CustomStringConvertible {
  let action: String
  let source: ActionSource

  var description: String {
    """
    ┌─▶ \(action)
    │ source: \(source.place)
    │ function: \(source.function)
    │ info: \(info)
    └────────────────────

    """
  }

  /// Further lines are aligned below the text of the first one.
  private var info: String {
    guard let info = source.info else { return "<nil>" }
    return info.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n│       ")
  }
}
