/// Writes each action with its source, in a box:
///
///     ┌─▶ reachability(MyApp.ReachabilityAction.startMonitoring)
///     │ source: MyApp/AppDelegate.swift:118
///     │ function: didBecomeActive()
///     │ info: Bridged from lifecycle(MyApp.LifecycleAction.didBecomeActive) at App.statekit.json, App:7
///     └────────────────────
///
/// The format is that of SwiftRex's logger.
public struct LoggerMiddleware<Action: Sendable, State>: Middleware {
  private let write: @Sendable (String) -> Void

  /// Makes a logger.
  ///
  /// - Parameter write: Takes each box, line ends and a closing empty line included; by default to standard output.
  public init(write: @escaping @Sendable (String) -> Void = { print($0) }) {
    self.write = write
  }

  /// Writes the box.
  public func handle(_ action: Action, from source: ActionSource, state: StateReader<State>) -> Effect<Action>
  {
    write(LogBox(action: "\(action)", source: source).description)
    return .doNothing
  }
}

/// One action in the log.
struct LogBox: CustomStringConvertible {
  let action: String
  let source: ActionSource

  var description: String {
    """
    ┌─▶ \(action)
    │ source: \(source.file):\(source.line)
    │ function: \(source.function)
    │ info: \(info)
    └────────────────────

    """
  }

  /// Further lines of the information stand below the first one's text.
  private var info: String {
    guard let info = source.info else { return "<nil>" }
    return info.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n│       ")
  }
}
