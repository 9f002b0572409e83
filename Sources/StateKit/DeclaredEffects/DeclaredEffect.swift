/// What an action that came does to a request or effect that a schema declares: it starts it, or gives it up.
///
/// Generated code makes them; a store runs them, with the closures that were registered with its side effects.
public struct DeclaredEffect<State, Action: Sendable>: Sendable {
  /// What runs: the closure that was supplied, and what becomes of the values that it gives.
  public typealias Work = @Sendable (Output) async -> Void

  enum Step: Sendable {
    case start(EffectPolicy, id: EffectToken?, supplier: ObjectIdentifier, @Sendable (any Sendable) -> Work?)
    /// Ends one, or all where there is no id.
    case end(id: EffectToken?)
  }

  /// A domain that may go.
  struct Presence: Sendable {
    let path: ChildPath<State>
    /// The domains that must change for it to go; nil where that is not known.
    let holders: [Int]?
  }

  let name: String
  let source: ActionSource
  let step: Step
  /// How many domains are above the one that declares it.
  private(set) var depth = 0
  /// The way from the root, so that equal effects of two domains or elements stay apart.
  private(set) var path: [EffectToken] = []
  /// Nil where the domain is always there.
  private(set) var presence: Presence?
  /// Whether the work may give actions.
  let givesActions: Bool

  /// An effect that starts.
  ///
  /// - Parameters:
  ///   - name: The request's or effect's.
  ///   - policy: What happens if one runs already.
  ///   - id: The value for which the policy holds.
  ///   - schema: The schema file, for example `Users.statekit.json`.
  ///   - domain: The domain that declares it.
  ///   - line: The line in the schema file, if the generated code knows it.
  ///   - givesActions: Whether the work may give actions. Work that gives none runs to its end where its domain goes
  ///     with the action that starts it; other work is not started then.
  ///   - make: Gives the work, if the closure for it was supplied.
  public init<Effects: DomainEffects>(
    _ name: String,
    _ policy: EffectPolicy,
    id: (any Hashable & Sendable)? = nil,
    schema: String,
    domain: String,
    line: UInt = 0,
    givesActions: Bool = true,
    _ make: @escaping @Sendable (Effects) -> Work?
  ) where Effects.EffectAction == Action {
    let step = Step.start(policy, id: id.map { EffectToken($0) }, supplier: ObjectIdentifier(Effects.self)) {
      effects in
      (effects as? Effects).flatMap(make)
    }
    self.init(
      name,
      ActionSource(file: schema, function: domain, line: line),
      step,
      givesActions: givesActions
    )
  }

  /// The end of what was started by this name.
  ///
  /// - Parameters:
  ///   - name: The request's or effect's.
  ///   - id: The value of the one that ends, where there is one for each value of an id; nil ends all of them.
  public init(ending name: String, id: (any Hashable & Sendable)? = nil) {
    self.init(name, ActionSource(), .end(id: id.map { EffectToken($0) }), givesActions: false)
  }

  private init(_ name: String, _ source: ActionSource, _ step: Step, givesActions: Bool) {
    self.name = name
    self.source = source
    self.step = step
    self.givesActions = givesActions
  }
}

extension DeclaredEffect {
  /// Takes what the work gives. Its actions come from the line of the schema that declares the effect.
  public struct Output: Sendable {
    let send: Send<Action>
    let source: ActionSource

    /// Gives an action to the store.
    public func callAsFunction(_ action: Action) {
      send(action, from: source, isolation: nil)
    }

    /// Gives the last action to the store. The effect ends with it.
    public func last(_ action: Action) {
      send.last(action, from: source, isolation: nil)
    }
  }
}

extension DeclaredEffect {
  /// The same effect, seen from a parent domain.
  @usableFromInline
  func pullback<ParentState, ParentAction: Sendable>(
    _ scope: Scope<ParentState, ParentAction, State, Action>
  ) -> DeclaredEffect<ParentState, ParentAction> {
    guard let presence else { return pullback(scope, presence: nil) }
    let holders = holders(in: scope.domains())
    return pullback(scope, presence: .init(path: presence.path.pullback(scope), holders: holders))
  }

  /// The same effect, seen from a parent domain in which this one may be absent.
  @usableFromInline
  func pullback<ParentState, ParentAction: Sendable>(
    _ scope: Scope<ParentState, ParentAction, State?, Action>,
    isElement: Bool
  ) -> DeclaredEffect<ParentState, ParentAction> {
    // The parent may put another child into its place. An optional child that is taken out is marked itself, and may
    // give itself another id; where an element does so, the parent is marked.
    let own: [Int] = isElement ? [] : scope.domains().map { [$0.lowerBound] } ?? []
    let holders = holders(in: scope.domains()).map { [0] + own + $0 }
    let path = scope.path(onwards: presence?.path, by: StateID())
    return pullback(scope, presence: .init(path: path, holders: holders))
  }

  private func holders(in domains: Range<Int>?) -> [Int]? {
    guard let presence else { return [] }
    guard let first = domains?.lowerBound else { return nil }
    return presence.holders.map { holders in holders.map { first + $0 } }
  }

  private func pullback<ParentState, ParentAction: Sendable, PartState>(
    _ scope: Scope<ParentState, ParentAction, PartState, Action>,
    presence: DeclaredEffect<ParentState, ParentAction>.Presence?
  ) -> DeclaredEffect<ParentState, ParentAction> {
    let step: DeclaredEffect<ParentState, ParentAction>.Step = step.map(scope.embed)
    var effect = DeclaredEffect<ParentState, ParentAction>(name, source, step, givesActions: givesActions)
    effect.depth = depth + 1
    effect.path = (scope.steps ?? []) + path
    effect.presence = presence
    return effect
  }
}

extension DeclaredEffect.Step {
  fileprivate func map<ParentState, ParentAction: Sendable>(
    _ embed: @escaping @Sendable (Action) -> ParentAction
  ) -> DeclaredEffect<ParentState, ParentAction>.Step {
    switch self {
    case .end(let id): .end(id: id)
    case .start(let policy, let id, let supplier, let make):
      .start(policy, id: id, supplier: supplier) { effects in
        guard let work = make(effects) else { return nil }
        return { output in
          await work(DeclaredEffect.Output(send: output.send.map(embed), source: output.source))
        }
      }
    }
  }
}
