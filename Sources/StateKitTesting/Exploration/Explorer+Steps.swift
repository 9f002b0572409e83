#if Testing

import StateKit

extension Explorer {
  /// The kind of step in which all work ends; only the last one of a run is.
  static var end: Int { 8 }

  /// - Returns: Whether the run is over.
  func step(_ store: Store<State, Action>) -> Bool {
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
      guard Action.actionTree.hasPlace(forLeaf: leaf, in: state, payload), let action = try? read(leaf),
        isPossible?(action, state) != false
      else { continue }
      if details != nil { details?.steps.append(.sent(action)) }
      return store.dispatchAheadOfMail(action, from: ActionSource(file: "a screen", function: "", line: 0))
    }
  }

  /// Makes up an action of a leaf.
  ///
  /// - Throws: The reason why it is not possible.
  func read(_ leaf: Int) throws -> Action {
    var reader = PayloadReader(payload)
    return try Action.read(leaf, from: &reader)
  }

  func passTime() {
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
  func answer(
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
    if details != nil { details?.steps.append(.answered(by: name, action)) }
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
    return try? read(leaf)
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
  func idOfElement(_ number: Int) -> Any? {
    guard let store, !domain.lists.isEmpty else { return nil }
    let (position, list) = number.quotientAndRemainder(dividingBy: domain.lists.count)
    let picker = ElementFinder(position)
    let leaf = domain.lists[list]
    guard Action.actionTree.hasPlace(forLeaf: leaf, in: store.state, picker) else { return nil }
    return picker.id
  }

  /// Lets all work end, and looks once more.
  func finish(_ store: Store<State, Action>) {
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
}

#endif
