#if Testing

import StateKit
import StateKitRecording

/// Runs a domain's store with made-up actions and answers.
@MainActor
final class Explorer<State: Equatable & Sendable, Action: RecordableAction>
where Action.DomainState == State {
  private(set) var domain: ExploredDomain<Action>
  let make: @MainActor () -> Store<State, Action>
  /// Whether an action can come in a state; nil if any can.
  let isPossible: ((Action, State) -> Bool)?
  let check: ((State) throws -> Void)?
  /// Whether a failed expectation was recorded since the last question.
  let hasFailedExpectation: () -> Bool
  let steps: Int
  let answers: ExploredAnswers
  let coverage: Coverage
  private let drawer: Drawer
  private let payload: DrawnPayload
  private let search: LoadingSearch

  /// The run that goes on.
  private var choices = Choices([])
  private var work = WaitingWork<Action>()
  private var store: Store<State, Action>?
  private var firstState: State?
  private var failure: ExploredFailure?
  /// What the store reported, from any thread.
  private nonisolated let issues = Lock<[RuntimeIssue]>([])
  private var broken: [BrokenInvariant] = []
  /// The leaves that screens send in this run.
  private var screens: [Int] = []
  /// How often each of them was tried.
  private var sent: [Int: Int] = [:]
  /// How often each request and effect answered.
  private var answered: [Int: Int] = [:]
  private var details: Details?
  /// The store of the run before.
  private weak var earlier: Store<State, Action>?

  /// What is noted only for a report.
  struct Details {
    var steps: [ExploredStep<Action>] = []
    var actions: [Action] = []
    var recording: [String] = []
    var before: State
  }

  init(
    _ domain: ExploredDomain<Action>,
    drawing: [Drawing],
    steps: Int,
    answers: ExploredAnswers,
    isPossible: ((Action, State) -> Bool)?,
    check: ((State) throws -> Void)?,
    hasFailedExpectation: @escaping () -> Bool,
    make: @escaping @MainActor () -> Store<State, Action>
  ) {
    self.domain = domain
    self.steps = steps
    self.answers = answers
    self.isPossible = isPossible
    self.check = check
    self.hasFailedExpectation = hasFailedExpectation
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
      $0.before == state ? nil : StateKitTesting.difference($0.before, "Before", state, "After")
    }
    end()
    return ExploredRun(
      choices: choices.taken,
      failure: failure,
      state: state,
      steps: noted?.steps ?? [],
      actions: noted?.actions ?? [],
      recording: noted?.recording ?? []
    )
  }

  /// The run that a trap stopped.
  var stoppedRun: ExploredRun<State, Action> {
    // Its stores are still on the stack.
    earlier = nil
    return ExploredRun(
      choices: choices.taken,
      failure: ExploredFailure(kind: "trap", message: "The process stops: the last step leads to a trap."),
      state: firstState ?? make().state,
      steps: details?.steps ?? [],
      actions: details?.actions ?? [],
      recording: details?.recording ?? []
    )
  }

  private func begin(_ choices: Choices) -> Store<State, Action> {
    self.choices = choices
    drawer.begin(choices)
    failure = nil
    issues.withLock { $0 = [] }
    broken = []
    details = nil
    let work = WaitingWork<Action>()
    self.work = work
    let store = EffectSimulation.$current.withValue(work, operation: make)
    self.store = store
    firstState = store.state
    store.reporter = Reporter { [weak self] issue in
      self?.issues.withLock { $0.append(issue) }
    }
    broken = store.checkInvariants()
    let others = store.timeline.onBrokenInvariants
    store.timeline.onBrokenInvariants = { [weak self] broken, source in
      others?(broken, source)
      self?.broken += broken
    }
    store.observer = { [weak self] event in
      if case .action(let action, let source) = event { self?.noteHandled(action, source) }
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

  private func noteHandled(_ action: Action, _ source: ActionSource) {
    coverage.note(leaf: action.leafIndex, from: source)
    if details != nil { details?.actions.append(action) }
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

  // MARK: Steps

  /// The kind of step in which all work ends; only the last one of a run is.
  private static var end: Int { 8 }

  /// - Returns: Whether the run is over.
  private func step(_ store: Store<State, Action>) -> Bool {
    if details != nil { details?.before = store.state }
    choices.beginStep()
    let kind = choices.choose(Self.end, rare: 1)
    if kind == Self.end {
      finish(store)
      return true
    }
    if kind >= 4, kind < 7, !work.waiting.isEmpty {
      answer(work.waiting[rareWork()], store)
    } else if kind == 7, work.calls.count > 0 {
      passTime()
    } else {
      send(store)
    }
    store.handleMail()
    if answers == .immediately { answerAll(store) }
    return false
  }

  private func answerAll(_ store: Store<State, Action>) {
    for _ in 0..<100 {
      guard let first = work.waiting.first(where: { !isStream($0) }) else { return }
      answer(first, store)
      store.handleMail()
    }
  }

  /// The position of work whose kind answered seldom in this run.
  private func rareWork() -> Int {
    choices.chooseRare(work.waiting.count) { position in
      known(work.waiting[position]).map { answered[$0, default: 0] } ?? 0
    }
  }

  private func send(_ store: Store<State, Action>) {
    if screens.isEmpty { return }
    for _ in 0..<4 {
      let leaf = screens[choices.chooseRare(screens.count) { sent[screens[$0], default: 0] }]
      sent[leaf, default: 0] += 1
      let state = store.state
      payload.begin()
      guard Action.actionTree.hasPlace(forLeaf: leaf, in: state, payload), let action = read(leaf),
        isPossible?(action, state) != false
      else { continue }
      if details != nil { details?.steps.append(.sent(action)) }
      return store.dispatchAheadOfMail(action, from: ActionSource(file: "a screen", function: "", line: 0))
    }
  }

  private func read(_ leaf: Int) -> Action? {
    var reader = PayloadReader(payload)
    return try? Action.read(leaf, from: &reader)
  }

  /// Makes up an action of a leaf.
  ///
  /// - Throws: The reason why it is not possible.
  func attempt(_ leaf: Int, _ choices: Choices) throws {
    drawer.begin(choices)
    payload.begin()
    var reader = PayloadReader(payload)
    _ = try Action.read(leaf, from: &reader)
  }

  /// Leaves actions out that no screen sends.
  func leaveOut(_ leaves: Set<Int>) { domain.leaveOut(leaves) }

  private func passTime() {
    guard let passed = work.calls.advance() else { return }
    if details != nil { details?.steps.append(.passed(passed)) }
  }

  private func known(_ entry: WaitingWork<Action>.Entry) -> Int? {
    entry.work.declared.flatMap { domain.number(ofWork: $0.name) }
  }

  private func isStream(_ entry: WaitingWork<Action>.Entry) -> Bool {
    known(entry).map { domain.work[$0].line.kind == .stream } ?? false
  }

  /// Lets work answer, by a value, a failure or its end.
  ///
  /// - Parameter isLast: Whether the work must end.
  private func answer(
    _ entry: WaitingWork<Action>.Entry,
    _ store: Store<State, Action>,
    isLast: Bool = false
  ) {
    guard let number = known(entry) else { return end(entry) }
    let known = domain.work[number]
    coverage.note(answerOf: number)
    answered[number, default: 0] += 1
    let isStream = known.line.kind == .stream
    let fails = known.failure != nil && choices.chance(oneIn: isStream ? 6 : 4)
    let ends = isStream && !fails && (isLast || choices.chance(oneIn: 5))
    if ends || known.line.kind == .fireAndForget { return end(entry) }
    guard let action = possibleAnswer(of: known, fails: fails, entry.work, store.state) else {
      // One that is not possible now may be later.
      return isLast || isPossible == nil ? end(entry) : ()
    }
    let name = known.line.name
    let source = ActionSource(file: name, function: "", line: 0)
    if details != nil { details?.steps.append(.answered(by: name, action, isLast: !isStream || fails)) }
    if isStream && !fails { return entry.work.send(action, from: source) }
    work.remove(entry.number)
    entry.work.answer(action, from: source)
  }

  private func end(_ entry: WaitingWork<Action>.Entry) {
    if details != nil {
      details?.steps.append(.ended(entry.work.declared?.name ?? "an effect of a middleware"))
    }
    work.remove(entry.number)
    entry.work.end()
  }

  private func possibleAnswer(
    of known: ExploredDomain<Action>.Work,
    fails: Bool,
    _ work: SimulatedWork<Action>,
    _ state: State
  ) -> Action? {
    guard let isPossible else { return action(of: known, fails: fails, work, state) }
    for _ in 0..<8 {
      guard let action = action(of: known, fails: fails, work, state) else { return nil }
      if isPossible(action, state) { return action }
    }
    return nil
  }

  private func action(
    of known: ExploredDomain<Action>.Work,
    fails: Bool,
    _ work: SimulatedWork<Action>,
    _ state: State
  ) -> Action? {
    let answer = fails ? known.failure : known.output
    guard let leaf = answer?.leaf ?? (known.own.isEmpty ? nil : choices.pick(known.own)) else { return nil }
    payload.begin()
    let start = work.declared?.action.map { CapturedPayload(of: $0) }
    let count = domain.leaves[leaf].listSteps.count
    if count > 0 {
      payload.ids = start?.ids ?? ids(on: work.declared?.path ?? [], to: leaf)
      if payload.ids.count < count, let id = work.declared?.id { payload.ids.append(id) }
      if payload.ids.count < count {
        payload.begin()
        guard Action.actionTree.hasPlace(forLeaf: leaf, in: state, payload) else { return nil }
      }
    }
    if let carried = answer?.carried {
      let value: Any? = start?.value(carried) ?? work.declared?.id
      payload.carried = value.map { (carried, $0) }
    }
    return read(leaf)
  }

  /// The ids on a path of positions of children and ids of elements.
  private func ids(on path: [any Hashable & Sendable], to leaf: Int) -> [Any] {
    var rest = path[...]
    var ids: [Any] = []
    for step in domain.leaves[leaf].name.split(separator: ".").indices where !rest.isEmpty {
      rest.removeFirst()
      if domain.leaves[leaf].listSteps.contains(step), let id = rest.popFirst() { ids.append(id) }
    }
    return ids
  }

  /// The id of an element in the state, which a number selects.
  private func idOfElement(_ number: Int) -> Any? {
    guard let store, !domain.lists.isEmpty else { return nil }
    let (position, list) = number.quotientAndRemainder(dividingBy: domain.lists.count)
    let picker = ElementFinder(position)
    let leaf = domain.lists[list]
    guard Action.actionTree.hasPlace(forLeaf: leaf, in: store.state, picker) else { return nil }
    return picker.id
  }

  // MARK: Checks

  private func checkFirstState(_ store: Store<State, Action>) {
    for broken in broken {
      fail(
        "invariant \(broken.declaration) \(broken.name)",
        "The invariant \(broken) does not hold in the first state."
      )
    }
    broken = []
    if failure == nil { check(store) }
  }

  private func check(_ store: Store<State, Action>) {
    if !broken.isEmpty || issues.withLock({ !$0.isEmpty }) { return tellIssues() }
    if let check { checkByUser(check, store.state) }
    if work.hasChanged {
      work.hasChanged = false
      if failure == nil, work.isQuiet { checkLoading(store) }
    }
  }

  private func tellIssues() {
    for broken in broken {
      let reason = broken.reason.map { "\($0) " } ?? ""
      fail(
        "invariant \(broken.declaration) \(broken.name)",
        "\(reason)The invariant \(broken.path) of \(broken.declaration) does not hold."
      )
    }
    // A broken invariant was told above.
    let reported = issues.withLock { issues in
      defer { issues = [] }
      return issues
    }
    for issue in reported where issue.kind != .brokenInvariant {
      fail("issue \(issue.kind)", "The store reported an issue: \(issue.message)")
    }
    broken = []
  }

  private func checkByUser(_ check: (State) throws -> Void, _ state: State) {
    do {
      try check(state)
      if hasFailedExpectation() { fail("expectation", "An expectation of 'checking' failed.") }
    } catch {
      fail("expectation", "'checking' threw: \(error)")
    }
  }

  private func checkLoading(_ store: Store<State, Action>) {
    if domain.loading.isEmpty { return }
    if let path = search(store.state) {
      fail("loading \(path.filter { !$0.isNumber })", "\(path) loads, and nothing works on it.")
    }
  }

  private func fail(_ kind: String, _ message: String) {
    if failure == nil { failure = ExploredFailure(kind: kind, message: message) }
  }

  // MARK: The end

  /// Lets all work end, and looks once more.
  private func finish(_ store: Store<State, Action>) {
    for _ in 0..<200 {
      if details != nil { details?.before = store.state }
      if !work.waiting.isEmpty {
        answer(work.waiting[choices.choose(work.waiting.count)], store, isLast: true)
      } else if work.calls.hasPause {
        passTime()
      } else {
        break
      }
      store.handleMail()
      check(store)
      if failure != nil { return }
    }
    if work.isQuiet { checkLoading(store) }
  }

  /// Releases the store, after which nothing of it may be left.
  private func end() {
    // The test itself may keep its newest store.
    if earlier != nil {
      fail(
        "memory",
        "The store of an earlier run is still there: something holds it, such as a closure in itself."
      )
    }
    earlier = store
    store?.observer = nil
    store = nil
    if failure != nil || earlier != nil { return }
    if let left = work.waiting.first {
      fail("left work", "\(left.work.declared?.name ?? "An effect") goes on although its store is gone.")
    }
    if work.calls.count > 0 { fail("left timer", "A timer goes on although its store is gone.") }
  }
}

/// Takes the id of the innermost element on a path.
private final class ElementFinder: ElementPicker {
  private var number: Int
  private(set) var id: Any?

  /// - Parameter number: Selects the elements.
  init(_ number: Int) { self.number = number }

  func position(among count: Int) -> Int {
    let (rest, position) = number.quotientAndRemainder(dividingBy: count)
    number = rest
    return position
  }

  func enter(_ id: Any) { self.id = id }
}

#endif
