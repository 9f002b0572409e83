import StateKit

/// A step of a run.
enum ExploredStep<Action: Sendable>: Sendable {
  /// A screen sends an action.
  case sent(Action)
  /// A request or an effect answers; a stream may go on.
  case answered(by: String, Action)
  /// A stream, or work without an answer, ends.
  case ended(String)
  /// Time passes.
  case passed(Duration)
}

/// A mistake that a run has found.
struct ExploredFailure: Sendable {
  /// The kind, which two runs share if they find the same mistake.
  enum Kind: Hashable, Sendable {
    /// An invariant, by its declaration and its name.
    case invariant(String)
    case issue(RuntimeIssue.Kind)
    /// A property that loads, by its path without numbers.
    case loading(String)
    /// An expectation of the test, by the name of its parameter.
    case expectation(String)
    /// A second run that comes to another state.
    case repetition
    /// A recording that replays to another state.
    case replay
    /// A store that is still held.
    case memory
    /// Work that goes on without its store.
    case work
    /// A timer that goes on without its store.
    case timer
    case trap
  }

  let kind: Kind
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
  /// The lines of a recording, if they were asked for.
  let recording: [String]
}
