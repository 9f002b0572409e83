/// Makes effects from the declared effects that actions start and end.
@MainActor
final class DeclaredEffects<State, Action: Sendable> {
  /// The names that were reported as missing.
  private var reported: Set<String> = []
  private var passing = PassingDomains<State>()

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

  /// The owners of the effects whose domains were removed; they are not followed any longer.
  func gone(
    after touched: TouchedDomains,
    read: ((State) -> Bool) -> Bool
  ) -> [DeclaredEffectOwner] {
    let gone = passing.removeGone(after: touched, read: read)
    mayEnd = !passing.isEmpty
    return gone
  }

  /// Ends the effects of domains that were removed.
  func end(_ gone: [DeclaredEffectOwner]) -> Effect<Action> {
    .merge(gone.map { Effect.cancel(DeclaredEffectOwner.All()).owned(by: $0) })
  }

  /// The effect to run, after the reducers, for the declared effects of an action.
  func effect(
    of decided: [DecidedEffect<State, Action>],
    for action: Action,
    from source: ActionSource,
    suppliedBy suppliers: (_ type: ObjectIdentifier) -> [EffectSupplier<Action>],
    reporter: Reporter
  ) -> Effect<Action> {
    .merge(
      decided.map { decided in
        let effect = decided.effect
        switch effect.step {
        case .inState: return .doNothing
        case .end(let id): return effect.end(of: id).owned(by: effect.owner)
        case .start(let policy, let id, let supplier, let make):
          guard let (work, supplied) = suppliers(supplier).work(by: make) else {
            report(effect, action, source, reporter)
            return .doNothing
          }
          return decided.running(effect.running(work, endedWith: supplied, policy, id))
        }
      }
    )
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
