#if Testing

public import StateKit
import StateKitRecording

/// The order in which requests and effects of an explored store answer.
public enum ExploredAnswers: Sendable {
  /// In any order: late, early, or never before the end of the run.
  case anyOrder
  /// At once, before the next step.
  case immediately
}

/// What the runs of an exploration must reach together.
public struct ExploredCoverage: Sendable {
  /// The names of actions, and of domains with all their actions, that need not be reached; nil if nothing has to be.
  let exceptions: [String]?

  /// Nothing has to be reached.
  public static var nothing: ExploredCoverage { ExploredCoverage(exceptions: nil) }

  /// Every action must have been handled in one of the runs.
  ///
  ///     await explore(covering: .allActions(except: "settings", "cart.emptied")) { Store.app(…) }
  ///
  /// - Parameter names: The names of actions as in a recording, and of domains with all their actions.
  public static func allActions(except names: String...) -> ExploredCoverage {
    ExploredCoverage(exceptions: names)
  }
}

/// Tries what no person thinks of: any order of actions, with answers that come late, in another order or never.
///
///     @Test func `whatever the customer does, the shop holds`() async {
///       await explore { Store.app(reducer: .app(…)) }
///     }
///
/// In each run a new store gets actions that a screen may send, with made-up payloads, for children that are there. Requests and
/// effects of schemas do not call closures: they wait until the run lets them answer, by a value or a failure, and policies,
/// debounces and timers are those of the store. At the end all work ends. These are mistakes without a line by the test:
///
/// - an invariant that does not hold,
/// - each `RuntimeIssue`, such as an answer for a child that is gone,
/// - a property of a request that loads while nothing works on it,
/// - a second run, or a recording of the run, that comes to another state: a reducer asks for the time, or for a random number,
/// - work that goes on when the store is gone, and a store that something still holds then.
///
/// The first mistake ends the exploration. It is made smaller, and fails the test once: with the steps, the difference, a test for
/// a `TestStore`, and the seed, by which the run can be repeated: `explore(seed: 7, runs: 1)`. One seed is one run on each machine.
///
/// Actions have to be `Recordable`. What a middleware runs by hand is not run, because its answers are unknown. The ideas come
/// from Hypothesis, and from the simulator of TigerBeetle.
///
/// - Parameters:
///   - seed: The seed of the first run; by default another one each time, or the one in the environment as `STATEKIT_SEED`.
///   - choices: The choices of one run, as a failure says them; then there are no other runs.
///   - steps: The number of steps of a run.
///   - runs: The number of runs.
///   - time: The time after which no further run begins; nil without such a limit.
///   - answers: The order in which requests and effects answer.
///   - leavingOut: The names of actions, and of domains with all their actions, that no screen sends.
///   - drawing: How values of some types are made up.
///   - covering: What the runs must reach together.
///   - file: The name of a file beside the test, which keeps the mistakes that were found. They are tried first next time.
///   - printsCoverage: Whether a text says what the runs have reached.
///   - isPossible: Whether a made-up action can come in a state, such as an answer that the server would give. By default any can.
///   - check: A check of each state, by expectations of the test or by an error that it throws.
///   - checkAtRest: The same for states in which no request or effect works or waits, and nothing is delayed. Timers may go on.
///   - fileID: The module and file of a failure.
///   - filePath: The file in which a failure is shown.
///   - line: The line at which a failure is shown.
///   - column: The column at which a failure is shown.
///   - make: Makes the store of a run.
@MainActor
public func explore<State: Equatable & Sendable, Action: RecordableAction>(
  seed: UInt64? = nil,
  choices: String? = nil,
  steps: Int = 100,
  runs: Int = 100,
  time: Duration? = nil,
  answers: ExploredAnswers = .anyOrder,
  leavingOut: [String] = [],
  drawing: [Drawing] = [],
  covering: ExploredCoverage = .nothing,
  keepingIn file: String? = nil,
  printsCoverage: Bool = false,
  assuming isPossible: ((Action, State) -> Bool)? = nil,
  checking check: ((State) throws -> Void)? = nil,
  checkingAtRest checkAtRest: ((State) throws -> Void)? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ make: @escaping @MainActor () -> Store<State, Action>
) async where Action.DomainState == State {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let given = choices.flatMap { Choices.lists(in: $0) }
  if let choices, given == nil { return site.report("These are no choices of a run: \(choices)") }
  let expectations = CaughtExpectations()
  let checks = ExploredChecks(
    always: check,
    atRest: checkAtRest,
    hasFailedExpectation: expectations.takeFailure
  )
  let explorer = Explorer<State, Action>(
    ExploredDomain(leavingOut: leavingOut),
    drawing: drawing,
    steps: steps,
    answers: answers,
    isPossible: isPossible,
    checks: checks,
    make: make
  )
  let exploration = Exploration(
    explorer,
    seed: seed,
    choices: given,
    at: site,
    keepingIn: file.map { KeptRuns(file: $0, beside: "\(filePath)") },
    catching: checks.isEmpty ? nil : expectations
  )
  await exploration.run(runs, atMost: time)
  exploration.tellCoverage(covering, isPrinted: printsCoverage)
}

#endif
