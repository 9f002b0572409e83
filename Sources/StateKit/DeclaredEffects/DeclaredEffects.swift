/// Makes effects of what actions start and end by declaration.
@MainActor
final class DeclaredEffects<State, Action: Sendable> {
  private let declared: Declarations<State, Action>.Effects?
  /// The names that were reported as missing.
  private var reported: Set<String> = []
  private var passing = PassingDomains<State>()

  init(_ declared: Declarations<State, Action>.Effects?) {
    self.declared = declared
  }

  /// Whether anything runs in a domain that may go.
  private(set) var mayEnd = false

  /// What is declared for an action; nil if nothing is.
  @inline(__always)
  func effects(of action: Action) -> [DeclaredEffect<State, Action>]? {
    declared?(action)
  }

  /// What is to be run of what is declared for an action.
  func effect(
    of effects: [DeclaredEffect<State, Action>],
    for action: Action,
    from source: ActionSource,
    in registry: SideEffectRegistry<State, Action>,
    reporter: Reporter
  ) -> Effect<Action> {
    .merge(
      effects.map { effect in
        switch effect.step {
        case .end: return .cancel(effect.name).owned(by: effect.owner)
        case .start(let policy, let id, let supplier, let make):
          let suppliers = registry.effects(of: supplier, for: action)
          guard let work = suppliers.lazy.compactMap(make).first else {
            report(effect, action, source, reporter)
            return .doNothing
          }
          if let presence = effect.presence {
            mayEnd = true
            passing.add(effect.owner, isThere: presence.isThere, holders: presence.holders)
          }
          return effect.running(work, policy, id)
        }
      }
    )
  }

  /// Ends what belongs to domains that have gone.
  func effectOfChange(of touched: TouchedDomains, read: ((State) -> Bool) -> Bool) -> Effect<Action> {
    let gone = passing.removeGone(after: touched, read: read)
    mayEnd = !passing.isEmpty
    return .merge(gone.map { Effect.cancel(DeclaredEffectOwner.All()).owned(by: $0) })
  }

  private func report(
    _ effect: DeclaredEffect<State, Action>,
    _ action: Action,
    _ source: ActionSource,
    _ reporter: Reporter
  ) {
    let path = (action as? any DomainAction)?.name.split(separator: ".").prefix(effect.depth) ?? []
    let name = (path.map(String.init) + [effect.name]).joined(separator: ".")
    guard reported.insert(name).inserted else { return }
    reporter.report(.missingEffect(name, for: action, domain: effect.source.function, source: source))
  }
}

/// What the tokens of a domain's declared effects belong to.
struct DeclaredEffectOwner: Hashable, Sendable {
  let path: [EffectToken]

  /// The token of all that runs in a domain.
  struct All: Hashable, Sendable {}
}

/// The token of an effect of which there is one for each value of an id.
private struct IdentifiedEffect: Hashable {
  let name: String
  let id: EffectToken
}

extension DeclaredEffect {
  fileprivate var owner: DeclaredEffectOwner { DeclaredEffectOwner(path: path) }

  fileprivate func running(_ work: @escaping Work, _ policy: EffectPolicy, _ id: EffectToken?) -> Effect<
    Action
  > {
    let source = source
    let effect = Effect<Action>.run { send in await work(Output(send: send, source: source)) }
    let named: Effect<Action> =
      id.map { id in
        effect.cancellable(by: IdentifiedEffect(name: name, id: id), policy: policy)
          .cancellable(by: name, policy: .every)
      } ?? effect.cancellable(by: name, policy: policy)
    let whole = presence == nil ? named : named.cancellable(by: DeclaredEffectOwner.All(), policy: .every)
    return whole.owned(by: owner)
  }
}
