public import StateKit

/// Writes each action as a line of JSON:
///
///     {"action": "lifecycle.didBecomeActive", "source": "MyApp/AppDelegate.swift:118"}
///     {"action": "users.renamed", "payload": {"id": 3, "name": "Ada"}, "source": "MyApp/UserView.swift:31"}
///     {"action": "rows.toggled", "ids": [7], "cause": {"line": 2, "by": "bridge", "at": "App.statekit.json:7"}, …}
///
/// Values without a label are named by their position, `_0`. An action of an element of a list has the element's id
/// under `ids`; for nested lists, the ids of all elements on the path, outermost first. `cause` tells the number of the
/// line that gave rise to the action, and how: by a bridge, a request, an effect, or a dispatch meanwhile. `source` is the
/// place in the code.
///
/// A recording is text: it can be attached to a bug report, compared, edited, looked at with `statekit-gen view`, and
/// played again by a `Replay`. If an action cannot be encoded, its line contains the reason, and playing it is an error.
/// The same applies to an action with a value that the schema calls `sensitive`, which is recorded as `"•••"`.
///
///     let store = Store.app(reducer: reducer, middleware: ActionRecorder { line in file.write(line + "\n") })
///
/// Like any middleware it sees all actions that the store handles, also those of bridges and effects.
public struct ActionRecorder<Action: RecordableAction, State>: Middleware {
  private let lines: RecordedLines<Action>
  private let states: RecordedStates<State>?

  /// Creates a recorder. Each line is written before the reducers run, so that an action that crashes the app is
  /// recorded.
  ///
  /// - Parameters:
  ///   - details: The parts of a line besides the action.
  ///   - firstLine: The number of the first line, if the recording continues one that has lines already.
  ///   - write: Receives each line, without its line end.
  public init(
    including details: RecordingDetails = .standard,
    firstLine: Int = 1,
    write: @escaping @Sendable (String) -> Void
  ) {
    self.lines = RecordedLines(details, firstLine: firstLine, write: write)
    self.states = nil
  }

  /// - Parameter interval: The number of actions from one whole state to the next; between them, changes are written.
  private init(
    _ details: RecordingDetails,
    _ firstLine: Int,
    wholeStateEvery interval: Int,
    _ write: @escaping @Sendable (String) -> Void
  ) where State: Encodable & SendableMetatype {
    self.lines = RecordedLines(details, firstLine: firstLine, write: write)
    self.states = RecordedStates(interval: interval) { try RecordingCoder.state($0) }
  }

  /// Creates a recorder that adds the state after each action as `"state"`, which a `Replay` compares. The first line has
  /// the state before the first action.
  ///
  /// A property that the schema calls `sensitive` is written as `"•••"`; other properties are written unchanged, even
  /// if a reducer copies a secret into them.
  ///
  /// - Parameters:
  ///   - details: The parts of a line besides the action and the state.
  ///   - firstLine: The number of the first line, if the recording continues one that has lines already.
  ///   - write: Receives each line, without its line end, after the reducers ran.
  public static func withStates(
    including details: RecordingDetails = .standard,
    firstLine: Int = 1,
    write: @escaping @Sendable (String) -> Void
  ) -> ActionRecorder where State: Encodable & SendableMetatype {
    ActionRecorder(details, firstLine, wholeStateEvery: 1, write)
  }

  /// Creates a recorder that adds the changes of the state by each action as `"changed"`:
  ///
  ///     {"action": "users.renamed", …, "changed": [{"path": "users.names.3", "before": "Ada", "after": "Eva"}]}
  ///
  /// The first line has the state before the first action, and every thousandth action has the state after it, so that
  /// each state can be computed. It is for development: each action encodes the whole state.
  ///
  /// - Parameters:
  ///   - details: The parts of a line besides the action and the changes.
  ///   - firstLine: The number of the first line, if the recording continues one that has lines already.
  ///   - write: Receives each line, without its line end, after the reducers ran.
  public static func withChanges(
    including details: RecordingDetails = .standard,
    firstLine: Int = 1,
    write: @escaping @Sendable (String) -> Void
  ) -> ActionRecorder where State: Encodable & SendableMetatype {
    ActionRecorder(details, firstLine, wholeStateEvery: 1000, write)
  }

  /// Writes the line.
  public func handle(_ action: Action, from source: ActionSource, state: StateReader<State>) -> Effect<Action>
  {
    guard let states else {
      lines.put(lines.line(of: action, from: source, state.timeline))
      return .doNothing
    }
    if let first = states.first(state) { lines.add(first) }
    var line = lines.line(of: action, from: source, state.timeline, isHeld: true)
    return .deferred { _ in
      line.attempt { try states.add(state, to: &$0) }
      lines.put(line)
    }
  }
}
