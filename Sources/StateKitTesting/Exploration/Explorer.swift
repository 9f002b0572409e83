#if Testing

import StateKit
import StateKitRecording

/// Runs a domain's store with made-up actions and answers.
@MainActor
final class Explorer<State: Equatable & Sendable, Action: RecordableAction>
where Action.DomainState == State {
  var domain: ExploredDomain<Action>
  let make: @MainActor () -> Store<State, Action>
  /// Whether an action can come in a state; nil if any can.
  let isPossible: ((Action, State) -> Bool)?
  let checks: ExploredChecks<State>
  let steps: Int
  let answers: ExploredAnswers
  let coverage: Coverage
  let drawer: Drawer
  let payload: DrawnPayload
  let search: LoadingSearch
  /// Whether a kind of failure counts.
  var isMistake: (ExploredFailure.Kind) -> Bool = { _ in true }

  /// The run that goes on.
  var choices = Choices([])
  var work = WaitingWork<Action>()
  var store: Store<State, Action>?
  var firstState: State?
  var failure: ExploredFailure?
  let issues = RuntimeIssues()
  var broken: [BrokenInvariant] = []
  /// The leaves that screens send in this run.
  var screens: [Int] = []
  /// How often each of them was tried.
  var sent: [Int: Int] = [:]
  /// How often each request and effect answered.
  var answered: [Int: Int] = [:]
  var details: Details?
  /// The store of the run before.
  weak var earlier: Store<State, Action>?

  /// Notes that only a report needs.
  struct Details {
    var steps: [ExploredStep<Action>] = []
    var recording: [String] = []
    var before: State
  }

  init(
    _ domain: ExploredDomain<Action>,
    drawing: [Drawing],
    steps: Int,
    answers: ExploredAnswers,
    isPossible: ((Action, State) -> Bool)?,
    checks: ExploredChecks<State>,
    make: @escaping @MainActor () -> Store<State, Action>
  ) {
    self.domain = domain
    self.steps = steps
    self.answers = answers
    self.isPossible = isPossible
    self.checks = checks
    self.make = make
    self.coverage = Coverage(leafCount: domain.leaves.count, workCount: domain.work.count)
    let drawer = Drawer(drawing, choices)
    self.drawer = drawer
    self.payload = DrawnPayload(drawer)
    let loading = domain.loading
    self.search = LoadingSearch { loading.contains(.init(state: $0, name: $1)) }
    drawer.elementID = { [weak self] number in
      var found: Any?
      MainActor.assumeIsolated { found = self?.idOfElement(number) }
      return found
    }
  }

  nonisolated deinit {}

  // MARK: A run

  /// Runs a store, until a mistake is found or all steps are done.
  ///
  /// - Parameters:
  ///   - isDetailed: Whether the steps, the actions and a recording are kept.
  ///   - finishes: Whether all work ends after the last step.
  func run(_ choices: Choices, isDetailed: Bool = false, finishes: Bool = true) -> ExploredRun<State, Action>
  {
    let store = begin(choices)
    if isDetailed { note(store) }
    checkFirstState(store)
    var count = 0
    var isOver = false
    while failure == nil, !isOver, count < steps, !choices.isExhausted {
      if count % 8 == 0 { coverage.note(childrenOf: domain, in: store.state, isFirst: count == 0) }
      count += 1
      isOver = step(store)
      if failure == nil { check(store) }
    }
    if failure == nil, !isOver, finishes {
      choices.beginStep()
      choices.note(Self.end)
      finish(store)
    }
    let state = store.state
    let noted = details
    // What belongs to a report is compared before the store goes.
    failure?.difference = noted.flatMap {
      $0.before == state ? nil : difference($0.before, "Before", state, "After")
    }
    end()
    return ExploredRun(
      choices: choices.taken,
      failure: failure,
      state: state,
      steps: noted?.steps ?? [],
      recording: noted?.recording ?? []
    )
  }

  /// The run that a trap stopped.
  var stoppedRun: ExploredRun<State, Action> {
    // Its stores are still on the stack.
    earlier = nil
    return ExploredRun(
      choices: choices.taken,
      failure: ExploredFailure(kind: .trap, message: "The process stops: the last step leads to a trap."),
      state: firstState ?? make().state,
      steps: details?.steps ?? [],
      recording: details?.recording ?? []
    )
  }

  private func begin(_ choices: Choices) -> Store<State, Action> {
    self.choices = choices
    drawer.begin(choices)
    failure = nil
    _ = issues.take()
    broken = []
    details = nil
    let work = WaitingWork<Action>()
    self.work = work
    let store = EffectSimulation.$current.withValue(work, operation: make)
    self.store = store
    firstState = store.state
    store.reporter = issues.reporter
    broken = store.checkInvariants()
    let others = store.timeline.onBrokenInvariants
    store.timeline.onBrokenInvariants = { [weak self] broken, source in
      others?(broken, source)
      self?.broken += broken
    }
    store.observer = { [weak self] event in
      if case .action(let action, let source) = event {
        self?.coverage.note(leaf: action.leafIndex, from: source)
      }
    }
    selectScreens()
    store.handleMail()
    return store
  }

  /// Half of the runs send only some actions, in which they come further.
  private func selectScreens() {
    let all = domain.screens
    screens = all
    sent = [:]
    answered = [:]
    if all.count > 2, choices.choose(2) == 1 {
      screens = (0..<2 + choices.choose(min(all.count, 6))).map { _ in all[choices.choose(all.count)] }
    }
  }

  private func note(_ store: Store<State, Action>) {
    details = Details(before: store.state)
    let recording = StoreRecording<State, Action>(of: store) { [weak self] line in
      MainActor.assumeIsolated { self?.details?.recording.append(line) }
    }
    let observer = store.observer
    store.observer = { event in
      observer?(event)
      if case .action(let action, let source) = event { recording.note(action, from: source) }
    }
  }
}

#endif
