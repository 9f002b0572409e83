import StateKit

/// A step of a run.
enum ExploredStep<Action: Sendable>: Sendable {
  /// A screen sends an action.
  case sent(Action)
  /// A request or an effect answers; a stream may go on.
  case answered(by: String, Action, isLast: Bool)
  /// A stream, or work without an answer, ends.
  case ended(String)
  /// Time passes.
  case passed(Duration)
}

/// A mistake that a run has found.
struct ExploredFailure: Sendable {
  /// What is equal for two runs that find the same mistake.
  let kind: String
  /// A sentence or more.
  let message: String
  /// The difference by the last step, if it is of interest.
  var difference: String?
}

/// How a run went.
struct ExploredRun<State: Sendable, Action: Sendable>: Sendable {
  /// The choices up to the failure, or all.
  let choices: [[UInt32]]
  let failure: ExploredFailure?
  let state: State
  /// The number of steps.
  var count: Int { choices.count - 1 }
  /// The steps, if they were asked for.
  let steps: [ExploredStep<Action>]
  /// The handled actions, if they were asked for.
  let actions: [Action]
  /// The lines of a recording, if they were asked for.
  let recording: [String]
}
