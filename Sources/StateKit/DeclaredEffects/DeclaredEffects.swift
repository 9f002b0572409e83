/// Makes effects from the declared effects that actions start and end.
@MainActor
final class DeclaredEffects<State, Action: Sendable> {
  private let declared: Declarations<State, Action>.Effects?
  private let storage: StateStorage<State>
  /// The names that were reported as missing.
  private var reported: Set<String> = []
  private var passing = PassingDomains<State>()

  init(_ declared: Declarations<State, Action>.Effects?, _ storage: StateStorage<State>) {
    self.declared = declared
    self.storage = storage
  }

  /// Whether an effect runs in a domain that may be removed.
  private(set) var mayEnd = false

  /// The declared effects of an action, bound before the reducers run; nil without effects.
  @inline(__always)
  func effects(of action: Action) -> [BoundDeclaredEffect<State, Action>]? {
    declared?(action).map(bound)
  }

  private func bound(_ effects: [DeclaredEffect<State, Action>]) -> [BoundDeclaredEffect<State, Action>] {
    storage.read { state in effects.map { BoundDeclaredEffect($0, in: state) } }
  }

  /// The effect to run, after the reducers, for the declared effects of an action.
  func effect(
    of effects: [BoundDeclaredEffect<State, Action>],
    for action: Action,
    from source: ActionSource,
    suppliedBy suppliers: (_ type: ObjectIdentifier) -> [EffectSupplier<Action>],
    reporter: Reporter
  ) -> Effect<Action> {
    .merge(
      effects.map { bound in
        let effect = bound.effect
        switch effect.step {
        case .end(let id): return effect.end(of: id).owned(by: effect.owner)
        case .start(let policy, let id, let supplier, let make):
          let start = storage.read(bound.start)
          if case .none = start { return .doNothing }
          let chosen = suppliers(supplier).lazy.compactMap { supplier in
            make(supplier.effects).map { (work: $0, supplied: supplier.work) }
          }
          guard let (work, supplied) = chosen.first else {
            report(effect, action, source, reporter)
            return .doNothing
          }
          return running(effect.running(work, endedWith: supplied, policy, id), of: effect, start)
        }
      }
    )
  }

  private func running(
    _ work: Effect<Action>,
    of effect: DeclaredEffect<State, Action>,
    _ start: BoundDeclaredEffect<State, Action>.Start
  ) -> Effect<Action> {
    switch start {
    case .none: return .doNothing
    case .free: return work.owned(by: effect.owner)
    case .apart: return work.owned(by: EffectOwner())
    case .bound(let isThere, let holders):
      mayEnd = true
      passing.add(effect.owner, isThere: isThere, holders: holders)
      return work.cancellable(by: DeclaredEffectOwner.All(), policy: .every).owned(by: effect.owner)
    }
  }

  /// Ends the effects of domains that were removed.
  func effectOfChange(of touched: TouchedDomains) -> Effect<Action> {
    let gone = passing.removeGone(after: touched) { storage.read($0) }
    mayEnd = !passing.isEmpty
    return .merge(gone.map { Effect.cancel(DeclaredEffectOwner.All()).owned(by: $0) })
  }

  private func report(
    _ effect: DeclaredEffect<State, Action>,
    _ action: Action,
    _ source: ActionSource,
    _ reporter: Reporter
  ) {
    let name = effect.name(in: action)
    guard reported.insert(name).inserted else { return }
    reporter.report(.missingEffect(name, for: action, domain: effect.source.function, source: source))
  }
}

/// The token of an effect that has one run per id.
private struct IdentifiedEffect: Hashable {
  let name: String
  let id: EffectToken
}

extension DeclaredEffect {
  /// The name with the way to its domain, for example `rows.load`.
  func name(in action: Action) -> String {
    let path = (action as? any DomainAction)?.name.split(separator: ".").prefix(depth) ?? []
    return (path.map(String.init) + [name]).joined(separator: ".")
  }

  fileprivate var owner: DeclaredEffectOwner { DeclaredEffectOwner(path: path) }

  /// Ends the effect with an id, or all effects of this name.
  fileprivate func end(of id: EffectToken?) -> Effect<Action> {
    id.map { .cancel(IdentifiedEffect(name: name, id: $0)) } ?? .cancel(name)
  }

  /// The work as an effect with its policy.
  fileprivate func running(
    _ work: @escaping Work,
    endedWith supplied: SuppliedWork,
    _ policy: EffectPolicy,
    _ id: EffectToken?
  ) -> Effect<Action> {
    let source = source
    let effect = Effect<Action>.run(endedWith: supplied) { send in
      await work(Output(send: send, source: source))
    }
    guard let id else { return effect.cancellable(by: name, policy: policy) }
    return effect.cancellable(by: IdentifiedEffect(name: name, id: id), policy: policy)
      .cancellable(by: name, policy: .every)
  }
}
