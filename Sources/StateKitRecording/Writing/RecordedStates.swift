import StateKit

/// The states that a recorder writes.
@MainActor
final class RecordedStates<State> {
  private let encode: @Sendable (State) throws -> EncodedValue
  /// The number of actions from one whole state to the next; between them, changes are written.
  private let interval: Int
  private var count = 0
  private var last: EncodedValue?

  nonisolated init(interval: Int, _ encode: @escaping @Sendable (State) throws -> EncodedValue) {
    self.interval = interval
    self.encode = encode
  }

  /// The line before the first action; nil later.
  func first(_ state: StateReader<State>) -> LineToWrite? {
    guard last == nil, let first = try? encode(state()) else { return nil }
    last = first
    var line = LineToWrite()
    line.append(.state, first.spaced)
    return line
  }

  /// Adds the state after an action, or its changes.
  func add(_ state: StateReader<State>, to line: inout LineToWrite) throws {
    let state = try encode(state())
    count += 1
    if interval > 1, let last { line.append(.changed, StateChanges(from: last, to: state).text) }
    if last == nil || count % interval == 0 { line.append(.state, state.spaced) }
    last = state
  }
}
