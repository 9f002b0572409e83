#if Inspector
internal import StateKit
internal import StateKitRecording

/// Makes the lines of a recording from entries of a history, in order.
struct LineEncoder<State: Encodable & Sendable, Action: RecordableAction> {
  typealias Entry = InspectedEntry<State, Action>

  /// The last line and its state; nil before the first line.
  private var last: (line: Int, state: EncodedValue)?
  private let requests = RequestNames(of: Action.self)

  /// The line of an entry, with the changes of the state since the line before, or with the whole state if the line
  /// before was not the last one that was encoded.
  mutating func line(_ entry: Entry, at number: Int) -> String {
    var line = beginning(of: entry)
    if details(of: entry.content, &line) {
      line.append(.time, LineToWrite.seconds(entry.time))
    }
    line.attempt { try addState(entry, number, to: &$0) }
    return line.description
  }

  private func beginning(of entry: Entry) -> LineToWrite {
    switch entry.content {
    case .state: LineToWrite()
    case .action(let action, _, _): LineToWrite(action)
    case .effect(let event, let name, let line): LineToWrite(event, named: name, line: line)
    case .invariant(let broken, let line): LineToWrite(broken, line: line)
    }
  }

  /// Adds the cause and the source.
  ///
  /// - Returns: Whether the line has a time.
  private func details(of content: Entry.Content, _ line: inout LineToWrite) -> Bool {
    switch content {
    case .state: return false
    case .effect, .invariant: return true
    case .action(_, let source, let causeLine):
      if let cause = RecordedCause(of: source, line: causeLine) {
        line.append(.cause, cause.text(requests.contains))
      }
      line.append(.source, RecordingCoder.quoted(source.place))
      return true
    }
  }

  private mutating func addState(_ entry: Entry, _ number: Int, to line: inout LineToWrite) throws {
    if entry.content.isBesideActions, let known = last, known.line == number - 1 {
      last = (number, known.state)
      return
    }
    let state = try RecordingCoder.state(entry.state)
    defer { last = (number, state) }
    var isWhole = true
    if case .action = entry.content, let last, last.line == number - 1 {
      line.append(.changed, StateChanges(from: last.state, to: state).text)
      isWhole = number % 1000 == 0
    }
    if isWhole { line.append(.state, state.spaced) }
  }
}
#endif
