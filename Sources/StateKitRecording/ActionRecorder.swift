public import StateKit

/// Writes each action as a line of JSON:
///
///     {"action": "lifecycle.didBecomeActive"}
///     {"action": "users.renamed", "payload": {"id": 3, "name": "Ada"}}
///     {"action": "rows.toggled", "ids": [7]}
///
/// Values without a label are named by their position, `_0`. An action of an element of a list has the element's id
/// under `ids`; where there are lists in lists, those of all elements on the way, the outermost first. A recording is
/// text: it can be kept with a report of a fault, compared, edited, and played again by a `Replay`. An action that
/// cannot be written says so in its line, and is an error where it is played. So is one with a value that the schema
/// calls `sensitive`: the recording has `"•••"` in its place.
///
///     let store = Store.app(reducer: reducer, middleware: ActionRecorder { line in file.write(line + "\n") })
///
/// Like any middleware it sees all that the store handles, also what bridges and effects give.
public struct ActionRecorder<Action: DomainAction & Encodable, State>: Middleware {
  private let write: @Sendable (String) -> Void
  private let encodeState: (@Sendable (State) throws -> JSONText)?

  /// Makes a recorder. A line is written before the reducers run, so that what brings the app down is there.
  ///
  /// - Parameter write: Takes each line, without an end of line.
  public init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
    self.encodeState = nil
  }

  /// Makes a recorder that adds the state after each action, as `"state"`, which a `Replay` compares.
  ///
  /// States are written as they are: a sensitive value that a reducer keeps in the state is in the recording.
  ///
  /// - Parameter write: Takes each line, without an end of line, after the reducers ran.
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
