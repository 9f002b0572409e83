/// An action that gave rise to another one, and the route from one to the other.
///
///     for cause in source.causes { print(cause) }
///     // lifecycle(didBecomeActive) at MyApp/AppDelegate.swift:118, by the bridge at Bridges.swift, bridges:7
public struct ActionCause: Sendable, CustomStringConvertible {
  /// The kind of step from one action to the next.
  public enum Route: Sendable, Hashable {
    /// A bridge: its file, its function or the domain that declares it, and its line, if it is known.
    case bridge(file: String, function: String, line: UInt?)
    /// An effect of the action: a request or effect of a schema by its name, for example `rows.load`, or an effect
    /// without a name that middleware returned.
    case effect(name: String?)
    /// A call of `dispatch` while the action was being handled: by a side effect, a subscriber or an observer.
    case dispatch
  }

  /// The action as seen by the bridge, middleware or call that led to the next one: a bridge of a child sees the
  /// child's action.
  public let action: any Sendable
  /// The file that the action came from, as `#fileID`.
  public let file: String
  /// The function that the action came from.
  public let function: String
  /// The line that the action came from.
  public let line: UInt
  /// The number of the action among those that its store handled; 0 if it is unknown.
  package let number: Int
  private let step: Step

  /// A step from one action to the next, whose text is composed when it is read.
  enum Step: Sendable {
    case bridge(BridgeSite)
    case effect(EffectName?)
    case dispatch
  }

  init(_ action: any Sendable, number: Int = 0, by step: Step, from source: ActionSource) {
    self.action = action
    self.number = number
    self.step = step
    self.file = source.file
    self.function = source.function
    self.line = source.line
  }

  /// The route from this action to the next.
  public var route: Route {
    switch step {
    case .bridge(let site): .bridge(file: site.file, function: site.function, line: site.line)
    case .effect(let name): .effect(name: name?.text(in: action))
    case .dispatch: .dispatch
    }
  }

  /// For example `lifecycle(didBecomeActive) at MyApp/AppDelegate.swift:118, by the bridge at Bridges.swift, bridges:7`.
  public var description: String {
    "\(actionDescription(of: action)) at \(file):\(line), by \(route.description)"
  }

  var isBridge: Bool {
    if case .bridge = step { return true }
    return false
  }

  /// The line for a bridge in the `info` of the action that it derived.
  var bridgeDescription: String { "Bridged from \(actionDescription(of: action)) at \(route.place)" }
}

extension ActionCause.Route: CustomStringConvertible {
  /// For example `the bridge at Bridges.swift, bridges:7`.
  public var description: String {
    switch self {
    case .bridge: "the bridge at \(place)"
    case .effect(let name): name.map { "the effect \($0)" } ?? "an effect"
    case .dispatch: "a dispatch meanwhile"
    }
  }

  /// For example `Bridges.swift, bridges:7`.
  fileprivate var place: String {
    guard case .bridge(let file, let function, let line) = self else { return "" }
    return BridgeSite(name: file, function: function, line: line).description
  }
}
