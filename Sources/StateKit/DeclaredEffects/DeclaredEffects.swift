/// Makes effects from the declared effects that actions start and end.
@MainActor
final class DeclaredEffects<State, Action: Sendable> {
  /// The names that were reported as missing.
  private var reported: Set<String> = []
  private var passing = PassingDomains<State>()
  /// What the state starts.
  var triggers: StateTriggers<State, Action>
  /// Whether the state starts anything. It is stored, so that an action does not look up types to ask for it.
  let hasTriggers: Bool
  /// Takes the place of the closures; nil outside of a simulation.
  private let simulator: (any EffectSimulator)?

  init(triggers: [_StateTrigger<State, Action>], _ simulator: (any EffectSimulator)? = nil) {
    self.simulator = simulator
    self.hasTriggers = !triggers.isEmpty
    self.triggers = StateTriggers(triggers)
  }

  nonisolated deinit {}

  /// Whether an effect runs in a domain that may be removed.
  private(set) var mayEnd = false

  /// Follows the domains of effects that are to start, so that `gone` finds those that were removed.
  func follow(_ decided: [DecidedEffect<State, Action>]) {
    for decided in decided {
      guard case .bound(let isThere, let holders) = decided.fate else { continue }
      mayEnd = true
      passing.add(decided.effect.owner, isThere: isThere, holders: holders)
    }
  }

  /// The owners of the effects whose domains were removed; these domains are no longer followed.
  func gone(
    after touched: TouchedDomains,
    read: ((State) -> Bool) -> Bool
  ) -> [DeclaredEffectOwner] {
    let gone = passing.removeGone(after: touched, read: read)
    mayEnd = !passing.isEmpty
    triggers.forget(gone)
    return gone
  }

  /// Forgets all effects after they were cancelled.
  func forgetAll() {
    passing = PassingDomains()
    mayEnd = false
    triggers.forgetAll()
  }

  /// Ends the effects of domains that were removed.
  func end(_ gone: [DeclaredEffectOwner]) -> Effect<Action> {
    .merge(gone.map { Effect.cancel(DeclaredEffectOwner.All()).owned(by: $0) })
  }

  /// The effect to run, after the reducers, for the declared effects of an action.
  func effect(
    of decided: [DecidedEffect<State, Action>],
    for action: Action?,
    from source: ActionSource,
    suppliedBy suppliers: EffectSupplierSearch<Action>,
    reporter: Reporter
  ) -> Effect<Action> {
    .merge(
      decided.map { decided in
        let effect = decided.effect
        switch effect.step {
        case .inState: return .doNothing
        case .end(let id): return effect.end(of: id).owned(by: effect.owner)
        case .start(let start):
          let work = work(of: effect, start, for: action, by: suppliers)
          if work == nil, action != nil || !effect.isOngoing { report(effect, action, source, reporter) }
          if work == nil, start.cancelled == nil { return .doNothing }
          return decided.running(effect.running(work ?? .doNothing, start)).named(effect.label)
        }
      }
    )
  }

  /// The work of a supplied closure, of a timer, or of a simulator; nil if the closure is missing.
  private func work(
    of effect: _DeclaredEffect<State, Action>,
    _ start: _DeclaredEffect<State, Action>.Start,
    for action: Action?,
    by suppliers: EffectSupplierSearch<Action>
  ) -> Effect<Action>? {
    if let simulator, start.isSupplied { return effect.simulated(start, by: action, simulator) }
    let supply = effect.supply(of: start, for: action, by: suppliers)
    if effect.isOngoing { note(supply, of: effect) }
    return effect.work(of: supply, start)
  }

  /// Reports the effects with `while` whose closure was missing when they were to start without an action.
  func reportMissing(after action: Action, from source: ActionSource, _ reporter: Reporter) {
    for effect in triggers.takeMissing() { report(effect, action, source, reporter) }
  }

  private func note(
    _ supply: _DeclaredEffect<State, Action>.Supply,
    of effect: _DeclaredEffect<State, Action>
  ) {
    if case .timer = supply { return }
    triggers.note(effect, suppliedBy: supply.supplied)
  }

  private func report(
    _ effect: _DeclaredEffect<State, Action>,
    _ action: Action?,
    _ source: ActionSource,
    _ reporter: Reporter
  ) {
    let name = effect.name(in: action)
    guard reported.insert(name).inserted else { return }
    reporter.report(effect.missing(for: action, from: source))
  }
}

/// The token of an effect that has one run per id.
private struct IdentifiedEffect: Hashable {
  let name: String
  let id: EffectToken
}

extension DecidedEffect {
  /// Work with the tokens by which it ends.
  fileprivate func running(_ work: Effect<Action>) -> Effect<Action> {
    switch fate {
    case .free: work.owned(by: effect.owner)
    case .apart: work.owned(by: EffectOwner())
    case .bound:
      work.cancellable(by: DeclaredEffectOwner.All(), policy: .every).owned(by: effect.owner)
    }
  }
}

extension _DeclaredEffect {
  /// The name with the path to its domain, for example `rows.load`.
  ///
  /// - Parameter action: The action that starts or ends it; not needed for an effect that the state starts.
  func name(in action: Action?) -> String {
    label.text(in: action)
  }

  /// The name, which is composed when it is read.
  var label: EffectName { EffectName(fullName ?? name, depth: fullName == nil ? depth : nil) }

  /// The issue that the closure is missing.
  func missing(for action: Action?, from source: ActionSource) -> RuntimeIssue {
    let (name, domain) = (name(in: action), self.source.function)
    guard let action, fullName == nil else {
      return .missingEffectOfState(name, isOngoing: isOngoing, domain: domain, source: source)
    }
    return .missingEffect(name, for: action, domain: domain, source: source)
  }

  fileprivate var owner: DeclaredEffectOwner { DeclaredEffectOwner(path: path) }

  /// Ends the effect with an id, or all effects of this name.
  fileprivate func end(of id: EffectToken?) -> Effect<Action> {
    id.map { .cancel(IdentifiedEffect(name: name, id: $0)) } ?? .cancel(name)
  }

  /// The work that is available for an effect.
  enum Supply {
    case work(Work, _DeclaredEffect.Feed?, SuppliedWork)
    case timer(every: Duration, @Sendable (Output) -> Void)
    /// The closure was not supplied.
    case missing

    var supplied: SuppliedWork? {
      if case .work(_, _, let supplied) = self { supplied } else { nil }
    }
  }

  /// The work that is available for the effect.
  ///
  /// - Parameter action: The action that starts it; nil for one that the state starts.
  func supply(
    of start: Start,
    for action: Action?,
    by suppliers: EffectSupplierSearch<Action>
  ) -> Supply {
    switch start.source {
    case .timer(let interval, let tick): return .timer(every: interval, tick)
    case .supplied(let type, let feed, let make):
      let action = fullName == nil ? action : nil
      guard let (work, supplied) = suppliers(type, action, path).work(by: make) else {
        return .missing
      }
      return .work(work, feed, supplied)
    }
  }

  /// The work of a supply, after its pause; nil if the closure is missing.
  fileprivate func work(of supply: Supply, _ start: Start) -> Effect<Action>? {
    work(of: supply).map { start.debounced($0, by: supply.supplied) }
  }

  /// The work of a simulator, after its pause.
  fileprivate func simulated(_ start: Start, by action: Action?, _ simulator: any EffectSimulator) -> Effect<
    Action
  > {
    let action = fullName == nil ? action : nil
    let declared = SimulatedWork<Action>.Declared(
      name: name(in: action),
      action: action,
      path: path.map(\.value),
      id: start.id?.value
    )
    return start.debounced(.simulated(declared, by: simulator), by: nil)
  }

  private func work(of supply: Supply) -> Effect<Action>? {
    let source = source
    switch supply {
    case .missing: return nil
    case .timer(let interval, let tick):
      return .ticks(every: interval) { tick(Output(send: $0, source: source)) }
    case .work(let work, nil, let supplied):
      let isOngoing = fullName != nil
      return .run(endedWith: supplied) { send in
        if isOngoing { send.lasts?() }
        await work(Output(send: send, source: source))
      }
    case .work(let work, let feed?, let supplied):
      return .hearing { actions in
        let fed = actions.heard.map(feed.open)
        return .run(endedWith: supplied) { send in
          send.lasts?()
          await work(Output(send: send, source: source, fed: fed))
        }
      }
    }
  }

  /// The work as an effect with its policy.
  fileprivate func running(_ work: Effect<Action>, _ start: Start) -> Effect<Action> {
    var work = work
    if let cancelled = start.cancelled { work = work.owing(cancelled, from: source) }
    let skipped = start.skipped.map { action in
      Effect<Action>.deferred { [source] send in send(action, from: source) }
    }
    guard let id = start.id else { return work.cancellable(by: name, start.policy, otherwise: skipped) }
    return work.cancellable(by: IdentifiedEffect(name: name, id: id), start.policy, otherwise: skipped)
      .cancellable(by: name, policy: .every)
  }
}

extension _DeclaredEffect.Start {
  fileprivate var isSupplied: Bool {
    if case .supplied = source { true } else { false }
  }

  /// Work that begins after the time of `debounce`.
  ///
  /// - Parameter supplied: The supplied work that waits.
  fileprivate func debounced(_ work: Effect<Action>, by supplied: SuppliedWork?) -> Effect<Action> {
    guard let debounce else { return work }
    return Effect(.delayed(by: EffectPause(duration: debounce, clock: nil, work: supplied), work))
  }
}
