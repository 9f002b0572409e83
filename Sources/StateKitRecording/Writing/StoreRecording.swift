package import StateKit

/// Writes the lines of a store that exists already, as `ActionRecorder.withChanges` does for a new one.
@MainActor
package final class StoreRecording<State, Action: RecordableAction> {
  private let store: Store<State, Action>
  private let lines: RecordedLines<Action>
  private let states: RecordedStates<State>

  /// Begins a recording, with the present state if it can be encoded.
  ///
  /// - Parameter write: Receives each line, without its line end.
  package init(of store: Store<State, Action>, write: @escaping @Sendable (String) -> Void) {
    self.store = store
    self.lines = RecordedLines(.standard, firstLine: 1, write: write)
    self.states = RecordedStates(interval: 1000) { state in
      guard let state = state as? any Encodable else { throw NotEncodable() }
      return try RecordingCoder.state(state)
    }
    if let first = states.first(store.reader) { lines.add(first) }
  }

  /// Adds an action that the store has handled.
  package func note(_ action: Action, from source: ActionSource) {
    var line = lines.line(of: action, from: source, store.timeline)
    line.attempt { line in
      do { try states.add(store.reader, to: &line) } catch is NotEncodable {}
    }
    lines.put(line)
  }
}

/// A state that cannot be written.
private struct NotEncodable: Error {}
