public import StateKit

/// A recording to be played against a reducer or a store.
///
///     let replay = try Replay<AppState, AppAction>(recording)
///     try replay.play(.app(users: .users(UsersReducer())), from: AppState())
///
/// If the recording has states, each is compared with the state of the replay. Otherwise, a reducer that is known
/// to be right can compute them:
///
///     try replay.expecting(oldReducer, from: AppState()).play(newReducer, from: AppState())
public struct Replay<State: Equatable & Sendable, Action: RecordableAction>: Sendable {
  /// A line of the recording.
  public struct Step: Sendable {
    /// The number of the line, from 1.
    public let line: Int
    /// The recorded action.
    public let action: Action
    /// The expected state after the action, if it is known. If its recording has redacted values, they are `•••` here, or
    /// the state is nil because it cannot be read with that text; it is compared in either case.
    public let state: State?
    /// The recorded state; nil unless it may have redacted values.
    let redacted: RedactedState<State>?
  }

  /// The lines, without empty ones.
  public let steps: [Step]

  init(steps: [Step]) {
    self.steps = steps
  }

  /// Reads a recording and ignores its states.
  ///
  /// - Throws: `RecordingError` for the first line that cannot be read, contains a redacted value or names an unknown
  ///   action.
  public init(_ recording: String) throws(RecordingError) {
    try self.init(recording) { _ in (nil, nil) }
  }

  /// Reads a recording with its states. Redacted values of a state are not compared.
  ///
  /// - Throws: `RecordingError` for the first line that cannot be read, contains a redacted value in its payload or names
  ///   an unknown action.
  public init(_ recording: String) throws(RecordingError) where State: Codable {
    try self.init(recording) { text in
      guard text.mayHaveMark else { return (try RecordingCoder.value(State.self, from: text.text), nil) }
      return (try? RecordingCoder.value(State.self, from: text.text), RedactedState(text))
    }
  }

  /// Reads a recording with its states. Redacted values are compared like others: only a state that is also `Encodable`
  /// tells which they are.
  ///
  /// - Throws: `RecordingError` for the first line that cannot be read, contains a redacted value in its payload or names
  ///   an unknown action.
  public init(_ recording: String) throws(RecordingError) where State: Decodable {
    try self.init(recording) { (try RecordingCoder.value(State.self, from: $0.text), nil) }
  }

  private init(
    _ recording: String,
    state: (JSONText) throws -> (State?, RedactedState<State>?)
  ) throws(RecordingError) {
    var steps: [Step] = []
    let lines = recording.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
      do {
        guard let line = try ReadLine(line) else { continue }
        let action = try line.action.action(as: Action.self)
        let expected = try line.state.map(state)
        steps.append(Step(line: index + 1, action: action, state: expected?.0, redacted: expected?.1))
      } catch {
        throw RecordingError(line: index + 1, reason: "\(error)")
      }
    }
    self.init(steps: steps)
  }

  /// The same recording with the states that a reducer computes.
  public func expecting(_ reducer: Reducer<State, Action>, from initialState: State) -> Replay {
    var state = initialState
    return Replay(
      steps: steps.map { step in
        reducer.reduce(&state, step.action)
        return Step(line: step.line, action: step.action, state: state, redacted: nil)
      }
    )
  }

  /// Plays all lines against a reducer.
  ///
  /// - Returns: The last state.
  /// - Throws: `ReplayDifference` at the first line whose state differs, or that breaks an invariant.
  @discardableResult
  public func play(
    _ reducer: Reducer<State, Action>,
    from initialState: State
  ) throws(ReplayDifference<State, Action>) -> State {
    var state = initialState
    var watch = InvariantWatch<State, Action>(of: Action.self)
    _ = watch?.newlyBroken(in: state)
    for step in steps {
      let broken = watch?.reduce(reducer, &state, step.action)
      if broken == nil { reducer.reduce(&state, step.action) }
      try step.check(state, broken ?? [])
    }
    return state
  }
}

extension Replay.Step {
  /// - Parameter broken: The invariants that the line broke.
  func check(_ actual: State, _ broken: [BrokenInvariant]) throws(ReplayDifference<State, Action>) {
    let expected = redacted.map { $0.completed(by: actual) } ?? state
    let isAsRecorded = (state == nil && redacted == nil) || expected.map { isSame($0, actual) } ?? false
    if isAsRecorded && broken.isEmpty { return }
    throw ReplayDifference(
      line: line,
      action: action,
      expected: expected,
      actual: actual,
      recorded: redacted?.text.text,
      broken: isAsRecorded ? broken : []
    )
  }
}
