public import StateKit

/// Writes each action as a line of JSON:
///
///     {"action": "lifecycle.didBecomeActive"}
///     {"action": "users.renamed", "payload": {"id": 3, "name": "Ada"}}
///     {"action": "rows.toggled", "ids": [7]}
///
/// Values without a label are named by their position, `_0`. An action of an element of a list has the element's id
/// under `ids`; for nested lists, the ids of all elements on the path, outermost first. A recording is text: it can be
/// attached to a bug report, compared, edited, and played again by a `Replay`. If an action cannot be encoded, its line
/// contains the reason, and playing it is an error. The same applies to an action with a value that the schema calls
/// `sensitive`, which is recorded as `"•••"`.
///
///     let store = Store.app(reducer: reducer, middleware: ActionRecorder { line in file.write(line + "\n") })
///
/// Like any middleware it sees all actions that the store handles, also those of bridges and effects.
public struct ActionRecorder<Action: RecordableAction, State>: Middleware {
  private let write: @Sendable (String) -> Void
  private let encodeState: (@Sendable (State) throws -> JSONText)?

  /// Creates a recorder. Each line is written before the reducers run, so that an action that crashes the app is
  /// recorded.
  ///
  /// - Parameter write: Receives each line, without its line end.
  public init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
    self.encodeState = nil
  }

  /// Creates a recorder that adds the state after each action as `"state"`, which a `Replay` compares.
  ///
  /// States are written unchanged: if a reducer stores a sensitive value in the state, the recording contains it.
  ///
  /// - Parameter write: Receives each line, without its line end, after the reducers ran.
  public static func withStates(write: @escaping @Sendable (String) -> Void) -> ActionRecorder
  where State: Encodable & SendableMetatype {
    ActionRecorder(write: write) { try RecordingCoder.text($0) }
  }

  private init(
    write: @escaping @Sendable (String) -> Void,
    encodeState: @escaping @Sendable (State) throws -> JSONText
  ) {
    self.write = write
    self.encodeState = encodeState
  }

  /// Writes the line.
  public func handle(_ action: Action, from source: ActionSource, state: StateReader<State>) -> Effect<Action>
  {
    guard let encodeState else {
      write(RecordedLine(action).description)
      return .doNothing
    }
    return .deferred { _ in
      write(RecordedLine(action, state: { try encodeState(state()) }).description)
    }
  }
}
