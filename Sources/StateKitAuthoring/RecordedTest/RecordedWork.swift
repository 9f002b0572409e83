internal import StateKitGenerator

/// The stubs that stand for the requests and effects of a recording, and their calls that wait for an answer.
struct RecordedWork {
  struct Key: Hashable {
    let domain: DomainID
    let work: String
  }

  /// A request or effect with the name of its stub.
  struct Stub {
    let domain: DomainModel
    let work: EffectModel
    /// Nil for work without an answer.
    let name: Identifier?
  }

  /// A call that has not been answered.
  private struct Call {
    let place: RecordedActions.Place
    let trigger: EffectTrigger
    let depth: Int
    var isAwake: Bool

    /// The ids of the elements on the path to the domain of the work.
    var ids: [JSONValue] { place.steps.prefix(depth).compactMap(\.id) }
  }

  let actions: RecordedActions
  let expressions: RecordedExpressions
  private var stubs: [Key: Stub] = [:]
  private var order: [DomainID] = []
  private var calls: [Key: [Call]] = [:]
  /// The timers that run.
  private var timers: Set<Key> = []
  private(set) var needsClock = false
  private var hasUnknownEnd = false

  init(_ actions: RecordedActions, _ expressions: RecordedExpressions) {
    self.actions = actions
    self.expressions = expressions
    for (work, domain) in actions.startedByState {
      add(work, domain)
      hasUnknownEnd = true
    }
  }

  /// Whether work runs at the end.
  var isRunning: Bool { hasUnknownEnd || !timers.isEmpty || calls.values.contains { !$0.isEmpty } }

  /// The stubs of each domain, in the order of the schemas.
  var stubsByDomain: [(domain: DomainModel, stubs: [Stub])] {
    order.compactMap { id in
      let own = stubs.filter { $0.key.domain == id }.values
      guard let domain = own.first?.domain else { return nil }
      let inOrder = domain.suppliedWork.compactMap { work in own.first { $0.work.name == work.name } }
      return inOrder.isEmpty ? nil : (domain, inOrder)
    }
  }

  @discardableResult
  private mutating func add(_ work: EffectModel, _ domain: DomainModel) -> Key {
    let key = Key(domain: domain.id, work: work.name.name)
    if work.debounce != nil || work.kind == .timer { needsClock = true }
    guard stubs[key] == nil, work.isSupplied else { return key }
    let name = work.kind == .fireAndForget ? nil : expressions.constants.free(work.name.name)
    stubs[key] = Stub(domain: domain, work: work, name: name)
    if !order.contains(domain.id) { order.append(domain.id) }
    return key
  }

  // MARK: - Starts

  /// Adds the work that an action starts, and removes the work that it ends.
  mutating func start(by place: RecordedActions.Place) {
    for (depth, domain) in place.domains.enumerated() {
      let names = place.names(below: depth)
      for work in domain.work {
        let key = Key(domain: domain.id, work: work.name.name)
        if work.until.contains(where: { $0.action.names == names }) { end(key) }
        guard let trigger = work.triggers.first(where: { $0.path.names == names }) else { continue }
        add(work, domain)
        if work.kind == .fireAndForget { continue }
        if work.kind == .timer {
          timers.insert(key)
        } else {
          begin(key, work, Call(place: place, trigger: trigger, depth: depth, isAwake: work.debounce == nil))
        }
      }
    }
  }

  private mutating func end(_ key: Key) {
    calls[key] = []
    timers.remove(key)
  }

  private mutating func begin(_ key: Key, _ work: EffectModel, _ call: Call) {
    var waiting = calls[key] ?? []
    switch work.policy {
    case .latest: waiting.removeAll { isSame($0, call, work) }
    case .first where waiting.contains(where: { isSame($0, call, work) }): return
    case .again:
      // The first of these calls runs, and at most one more waits.
      let alike = waiting.indices.filter { isSame(waiting[$0], call, work) }
      for waits in alike.dropFirst().reversed() { waiting.remove(at: waits) }
    case .first, .every, .queue: break
    }
    calls[key] = waiting + [call]
  }

  /// Whether the policy applies to two calls together.
  private func isSame(_ first: Call, _ second: Call, _ work: EffectModel) -> Bool {
    guard first.ids == second.ids else { return false }
    return work.idPosition.map { input(first, work, $0) == input(second, work, $0) } ?? true
  }

  // MARK: - Answers

  /// The lines of a test that make a request or effect send the action that it caused.
  ///
  /// - Returns: Nil if a test cannot do so.
  mutating func lines(for place: RecordedActions.Place, from start: Int?, named name: String, width: Int)
    -> [Code]?
  {
    guard let (work, domain, depth) = actions.work(named: name) else { return nil }
    let key = Key(domain: domain.id, work: work.name.name)
    // Work that the state started lacks a starting action by which its call could be found.
    let isStartedByState = work.isStartedByState
    if work.kind == .timer {
      guard isStartedByState || timers.contains(key), let interval = work.interval else { return nil }
      return RecordedWork.pass(interval)
    }
    // The action for a skipped start is sent at once.
    if let skipped = work.skipped, skipped.action.names == place.names(below: depth) { return [] }
    // The work ended from outside.
    if let cancelled = work.cancelled, cancelled.action.names == place.names(below: depth) { return nil }
    guard let stub = stubs[key]?.name else { return nil }
    if isStartedByState { return answer(of: stub, work, place, depth, to: "", within: width) }
    guard let index = index(of: start, place, key, depth), let call = calls[key]?[index] else { return nil }
    var lines: [Code] = []
    if !call.isAwake, let time = work.debounce {
      lines = RecordedWork.pass(time)
      calls[key]?[index].isAwake = true
    }
    lines += answer(of: stub, work, place, depth, to: condition(for: call, key, work), within: width)
    if work.kind != .stream || isFailure(place, work, depth) { calls[key]?.remove(at: index) }
    return lines
  }

  /// Advances the clock as soon as work waits for it.
  private static func pass(_ time: TimeSchema) -> [Code] {
    ["await clock.waitForSleepers(1)", "await clock.advance(by: \(time.duration))"]
  }

  private func isFailure(_ place: RecordedActions.Place, _ work: EffectModel, _ depth: Int) -> Bool {
    work.failure?.action.names == place.names(below: depth)
  }

  /// `await save.answer(with: 2) { $0.id == 7 }`
  private func answer(
    of stub: Identifier,
    _ work: EffectModel,
    _ place: RecordedActions.Place,
    _ depth: Int,
    to fits: Code,
    within width: Int
  ) -> [Code] {
    let isFailure = isFailure(place, work, depth)
    let end: Code = fits.isEmpty ? ")" : ") { \(fits) }"
    let value = value(of: place, work, depth, isFailure: isFailure)
    let start: Code =
      switch (isFailure, work.kind) {
      case (true, _): "await \(stub).fail(with: "
      case (false, .stream): "await \(stub).send("
      case (false, _): value == nil ? "await \(stub).answer(" : "await \(stub).answer(with: "
      }
    return (value ?? .plain("")).lines(after: start, before: end, within: width)
  }

  /// The index of the waiting call that sent an action.
  private func index(of start: Int?, _ place: RecordedActions.Place, _ key: Key, _ depth: Int) -> Int? {
    let ids = place.steps.prefix(depth).compactMap(\.id)
    return calls[key]?.firstIndex { $0.place.line.number == start && $0.ids == ids }
  }

  /// The value that the stub returns; nil if it returns nothing.
  private func value(
    of place: RecordedActions.Place,
    _ work: EffectModel,
    _ depth: Int,
    isFailure: Bool
  ) -> Expression? {
    guard let outcome = isFailure ? work.failure : work.output else {
      return expressions.action(place, below: depth)
    }
    let values = Array(
      expressions.values(place.payload, of: place.line.payload).dropFirst(outcome.carriesID ? 1 : 0)
    )
    switch values.count {
    case 0: return nil
    case 1: return values[0]
    default:
      return .call("", zip(outcome.values, values).map { Expression.Element(label: $0.label, value: $1) })
    }
  }

  // MARK: - Inputs

  /// The condition that distinguishes a call from the other waiting calls; empty if it is the only one, or if they do not
  /// differ.
  private func condition(for call: Call, _ key: Key, _ work: EffectModel) -> Code {
    let others = (calls[key] ?? []).filter { other in
      // In a queue, only the oldest call waits for an answer.
      other.place.line.number != call.place.line.number
        && !(work.policy.waits && isSame(other, call, work))
    }
    let tests: [Code] = work.arguments.enumerated().compactMap { index, argument in
      let value = input(call, work, argument.position)
      guard let value, others.contains(where: { input($0, work, argument.position) != value }),
        expressions.isComparable(argument.value.type.type)
      else { return nil }
      let name: Code =
        work.inputCount == 1 ? "$0" : argument.value.label.map { "$0.\(label: $0)" } ?? "$0.\(index)"
      return "\(name) == \(expressions.expression(value, argument.value.type.type).code)"
    }
    return tests.joined(separator: " && ")
  }

  /// A value that a call took, by its position among the values of the action.
  private func input(_ call: Call, _ work: EffectModel, _ position: Int) -> JSONValue? {
    let trigger = call.trigger
    guard trigger.positions.indices.contains(position) else { return nil }
    let place = trigger.positions[position]
    let payload = call.place.payload
    if place < payload.count { return call.place.line.payload?[payload.stored[place].key] ?? .null }
    let ids = call.place.steps.dropFirst(call.depth).compactMap(\.id)
    let index = place - payload.count
    return ids.indices.contains(index) ? ids[index] : nil
  }
}

extension EffectModel {
  /// The values that the closure takes from an action, each with its position among the action's values.
  var arguments: [(position: Int, value: ActionPathValue)] {
    let values = Array((triggers.first?.values ?? []).enumerated()).map {
      (position: $0.offset, value: $0.element)
    }
    return values.filter { $0.value.isElement } + values.filter { !$0.value.isElement }
  }
}

extension RecordedExpressions {
  /// Whether a closure of a test can compare values of the type with a literal.
  fileprivate func isComparable(_ type: SwiftType) -> Bool {
    let type = table.plain(type)
    if StoredForm(type) != nil { return true }
    if case .words = table.definition(of: type) { return true }
    return StoredForm(plainID(type)) != nil
  }
}
