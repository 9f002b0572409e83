/// A request or effect declared by a schema, for one action that starts or ends it.
///
/// Generated code creates it; a store runs it with the closures that are registered with its side effects.
public struct _DeclaredEffect<State, Action: Sendable>: Sendable {
  /// The work of an effect: the supplied closure, and the handling of the values that it produces.
  public typealias Work = @Sendable (Output) async -> Void

  enum Step: Sendable {
    case start(Start)
    /// Ends the effect with an id; without an id, all effects of the name.
    case end(id: EffectToken?)
    /// Starts the effect that the state after the reducers gives.
    case inState(@Sendable (State) -> _DeclaredEffect?)
  }

  /// The start of an effect: its work, and the rules for it.
  struct Start: Sendable {
    let policy: EffectPolicy
    let id: EffectToken?
    /// The time without another start after which the work begins; nil if it begins at once.
    let debounce: Duration?
    /// The action that is sent if the policy skips the effect.
    let skipped: Action?
    /// The action that is sent if the work ends without an answer.
    let cancelled: Action?
    var source: Source
  }

  /// The work of an effect.
  enum Source: Sendable {
    /// The closure that is registered with effects of a type.
    case supplied(by: ObjectIdentifier, feed: Feed?, @Sendable (any Sendable) -> Work?)
    /// An action at each interval of the store's clock.
    case timer(every: Duration, @Sendable (Output) -> Void)
  }

  /// A domain that may be removed.
  struct Presence: Sendable {
    let path: ChildPath<State>
    /// The domains of which one must change before this domain can be removed; nil if they are unknown.
    let holders: [Holder]?
  }

  let name: String
  let source: ActionSource
  private(set) var step: Step
  /// Whether the effect starts; otherwise running ones end.
  var starts: Bool {
    if case .end = step { return false }
    return true
  }
  /// The number of domains above the one that declares the effect.
  private(set) var depth = 0
  /// The name with the path to its domain, such as `rows.listen`, for an effect that the state starts. For other effects,
  /// the path comes from the action that starts them.
  private(set) var fullName: String?
  /// Whether it is an effect with `while` alone, which the state starts and ends.
  private(set) var isOngoing = false
  /// The path from the root, which separates equal effects of two domains or elements.
  private(set) var path: [EffectToken] = []
  /// Nil if the domain is always present.
  private(set) var presence: Presence?
  /// Whether the work may send actions.
  let givesActions: Bool

  /// An effect that starts.
  ///
  /// - Parameters:
  ///   - name: The name of the request or effect.
  ///   - policy: The rule for an effect that is started while an equal one runs.
  ///   - id: The value to which the policy applies.
  ///   - debounce: The time without another start after which the work begins, by the store's clock; the policy is then
  ///     `latest`. Nil if the work begins at once.
  ///   - skipped: The action that is sent if the policy skips the work.
  ///   - cancelled: The action that is sent if the work ends without an answer: if the closure was not supplied, or if
  ///     the registration of the closure or the task that waits for the work is cancelled. It is not sent if another
  ///     action ends the work.
  ///   - schema: The schema file, for example `Users.statekit.json`.
  ///   - domain: The domain that declares it.
  ///   - line: The line in the schema file, if the generated code contains it.
  ///   - givesActions: Whether the work may send actions. If the starting action removes the domain itself, work
  ///     without actions still runs to its end, and other work is not started.
  ///   - make: Returns the work, if the closure for it was supplied.
  public init<Effects: DomainEffects>(
    _ name: String,
    _ policy: EffectPolicy,
    id: (any Hashable & Sendable)? = nil,
    debounce: Duration? = nil,
    skipped: Action? = nil,
    cancelled: Action? = nil,
    schema: String,
    domain: String,
    line: UInt = 0,
    givesActions: Bool = true,
    _ make: @escaping @Sendable (Effects) -> Work?
  ) where Effects.EffectAction == Action {
    let source = Source.supplied(by: ObjectIdentifier(Effects.self), feed: nil) { effects in
      (effects as? Effects).flatMap(make)
    }
    let id = id.map { EffectToken($0) }
    let start = Start(
      policy: policy,
      id: id,
      debounce: debounce,
      skipped: skipped,
      cancelled: cancelled,
      source: source
    )
    let place = ActionSource(file: schema, function: domain, line: line)
    self.init(name, place, .start(start), givesActions: givesActions)
  }

  /// A timer that starts: it sends an action at each interval of the store's clock, the first time after one interval.
  ///
  /// - Parameters:
  ///   - name: The name of the effect.
  ///   - interval: The time from one action to the next.
  ///   - policy: The rule for a timer that is started while an equal one runs.
  ///   - id: The value to which the policy applies.
  ///   - debounce: The time without another start after which the timer begins.
  ///   - skipped: The action that is sent if the policy skips the timer.
  ///   - schema: The schema file, for example `Users.statekit.json`.
  ///   - domain: The domain that declares it.
  ///   - line: The line in the schema file, if the generated code contains it.
  ///   - tick: Sends the action.
  public static func timer(
    _ name: String,
    every interval: Duration,
    _ policy: EffectPolicy,
    id: (any Hashable & Sendable)? = nil,
    debounce: Duration? = nil,
    skipped: Action? = nil,
    schema: String,
    domain: String,
    line: UInt = 0,
    _ tick: @escaping @Sendable (Output) -> Void
  ) -> _DeclaredEffect {
    let (id, source) = (id.map { EffectToken($0) }, Source.timer(every: interval, tick))
    let start = Start(
      policy: policy,
      id: id,
      debounce: debounce,
      skipped: skipped,
      cancelled: nil,
      source: source
    )
    let place = ActionSource(file: schema, function: domain, line: line)
    return _DeclaredEffect(name, place, .start(start), givesActions: true)
  }

  /// For generated code: the same effect, whose work takes values of actions while it runs.
  ///
  /// - Parameter value: Finds the value in an action.
  public func fed<Value: Sendable>(_ value: @escaping @Sendable (Action) -> Value?) -> _DeclaredEffect {
    guard case .start(var start) = step, case .supplied(let supplier, _, let make) = start.source else {
      return self
    }
    start.source = .supplied(by: supplier, feed: Feed(value), make)
    var effect = self
    effect.step = .start(start)
    return effect
  }

  /// For generated code: an effect that starts under a condition, or whose work takes parts of the state.
  ///
  /// - Parameter effect: Returns the effect, if it starts, in the state after the reducers.
  public static func inState(_ effect: @escaping @Sendable (State) -> _DeclaredEffect?) -> _DeclaredEffect {
    _DeclaredEffect("", ActionSource(), .inState(effect), givesActions: true)
  }

  /// An effect that the state starts, with the name that it has from the root.
  func named(_ fullName: String, isOngoing: Bool = false) -> _DeclaredEffect {
    var effect = self
    effect.fullName = fullName
    effect.isOngoing = isOngoing
    return effect
  }

  /// The end of an effect that the state starts.
  var ended: _DeclaredEffect {
    var effect = self
    effect.step = .end(id: nil)
    return effect
  }

  /// The effect that starts or ends in a state; nil if it does not start.
  func resolved(in state: State) -> _DeclaredEffect? {
    if case .inState(let effect) = step { return effect(state) }
    return self
  }

  /// The end of the effects with a name.
  ///
  /// - Parameters:
  ///   - name: The name of the request or effect.
  ///   - id: The id of the effect to end, if each id has its own effect; nil ends all effects with the name.
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

extension _DeclaredEffect {
  /// Receives the values of the work. Its actions come from the line of the schema that declares the effect.
  ///
  /// In a task that was cancelled it does not send actions. The work may still return a value or throw an error then,
  /// such as a failure that its closure has made of a `CancellationError`, but that is not an answer.
  public struct Output: Sendable {
    let send: Send<Action>
    let source: ActionSource
    /// The sequence of a `Feed`.
    var fed: (any Sendable)?

    /// Sends an action to the store.
    public func callAsFunction(_ action: Action) {
      if Task.isCancelled { return }
      send(action, from: source, isolation: nil)
    }

    /// Sends the last action to the store and ends the effect.
    public func last(_ action: Action) {
      if Task.isCancelled { return }
      send.last(action, from: source, isolation: nil)
    }

    /// The values that the work takes while it runs; an empty sequence without a store that supplies them.
    public func feed<Value: Sendable>() -> AsyncStream<Value> {
      fed as? AsyncStream<Value> ?? AsyncStream { $0.finish() }
    }
  }

  /// The values of actions that work takes while it runs, such as the messages for a web socket.
  struct Feed: Sendable {
    /// Opens the sequence, which ends with the effect.
    let open: @Sendable (Effect<Action>.Actions.Heard) -> any Sendable

    /// The values that a function finds in actions.
    init<Value: Sendable>(_ value: @escaping @Sendable (Action) -> Value?) {
      open = { heard in
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
        let subscription = heard.add(HeardActions.Listener(takesOne: false, continuation, value))
        continuation.onTermination = { _ in subscription.cancel() }
        heard.beginToWait()
        return stream
      }
    }

    fileprivate init(open: @escaping @Sendable (Effect<Action>.Actions.Heard) -> any Sendable) {
      self.open = open
    }
  }
}

extension _DeclaredEffect {
  /// The same effect, seen from a parent domain.
  @usableFromInline
  func pullback<ParentState, ParentAction: Sendable>(
    _ scope: Scope<ParentState, ParentAction, State, Action>
  ) -> _DeclaredEffect<ParentState, ParentAction> {
    let step = pullback(step, scope) { effect in { effect(scope.get($0))?.pullback(scope) } }
    guard let presence else { return pullback(scope, step, presence: nil) }
    let holders = holders(in: scope.domains())
    return pullback(scope, step, presence: .init(path: presence.path.pullback(scope), holders: holders))
  }

  /// The same effect, seen from a parent domain in which this one may be absent.
  @usableFromInline
  func pullback<ParentState, ParentAction: Sendable>(
    _ scope: Scope<ParentState, ParentAction, State?, Action>,
    isElement: Bool
  ) -> _DeclaredEffect<ParentState, ParentAction> {
    let step = pullback(step, scope) { effect in
      { scope.get($0).flatMap(effect)?.pullback(scope, isElement: isElement) }
    }
    // The parent may replace the child by another one. Removing or replacing a child, or giving an optional one another
    // id, marks the child's own domain.
    let own = scope.domains().map { isElement ? Holder.elements($0.lowerBound) : .domain($0.lowerBound) }
    let holders = holders(in: scope.domains()).map { [.domain(0)] + [own].compactMap { $0 } + $0 }
    let path = scope.childPath(onwards: presence?.path, by: StateID())
    return pullback(scope, step, presence: .init(path: path, holders: holders))
  }

  private func holders(in domains: Range<Int>?) -> [Holder]? {
    guard let presence else { return [] }
    guard let first = domains?.lowerBound else { return nil }
    return presence.holders.map { holders in holders.map { $0.moved(by: first) } }
  }

  private func pullback<ParentState, ParentAction: Sendable, PartState>(
    _ scope: Scope<ParentState, ParentAction, PartState, Action>,
    _ step: _DeclaredEffect<ParentState, ParentAction>.Step,
    presence: _DeclaredEffect<ParentState, ParentAction>.Presence?
  ) -> _DeclaredEffect<ParentState, ParentAction> {
    var effect = _DeclaredEffect<ParentState, ParentAction>(name, source, step, givesActions: givesActions)
    effect.depth = depth + 1
    effect.path = (scope.steps ?? []) + path
    effect.presence = presence
    return effect
  }

  /// The step, seen from a parent domain.
  ///
  /// - Parameter pullback: Makes the function that finds the effect in the parent's state.
  private func pullback<ParentState, ParentAction: Sendable, PartState>(
    _ step: Step,
    _ scope: Scope<ParentState, ParentAction, PartState, Action>,
    _ pullback: (@escaping @Sendable (State) -> _DeclaredEffect?) -> (
      @Sendable (ParentState) -> _DeclaredEffect<ParentState, ParentAction>?
    )
  ) -> _DeclaredEffect<ParentState, ParentAction>.Step {
    switch step {
    case .end(let id): .end(id: id)
    case .inState(let effect): .inState(pullback(effect))
    case .start(let start):
      .start(
        _DeclaredEffect<ParentState, ParentAction>.Start(
          policy: start.policy,
          id: start.id,
          debounce: start.debounce,
          skipped: start.skipped.map(scope.embed),
          cancelled: start.cancelled.map(scope.embed),
          source: start.source.pullback(scope.embed, scope.extract)
        )
      )
    }
  }
}

extension _DeclaredEffect.Source {
  /// The same work, whose actions become those of a parent domain.
  fileprivate func pullback<ParentState, ParentAction: Sendable>(
    _ embed: @escaping @Sendable (Action) -> ParentAction,
    _ extract: @escaping @Sendable (ParentAction) -> Action?
  ) -> _DeclaredEffect<ParentState, ParentAction>.Source {
    switch self {
    case .timer(let interval, let tick): .timer(every: interval) { tick($0.sending(embed)) }
    case .supplied(let supplier, let feed, let make):
      .supplied(by: supplier, feed: feed?.pullback(extract)) { effects in
        guard let work = make(effects) else { return nil }
        return { await work($0.sending(embed)) }
      }
    }
  }
}

extension _DeclaredEffect.Feed {
  /// The same values, from the actions of a parent domain.
  fileprivate func pullback<ParentState, ParentAction: Sendable>(
    _ extract: @escaping @Sendable (ParentAction) -> Action?
  ) -> _DeclaredEffect<ParentState, ParentAction>.Feed {
    _DeclaredEffect<ParentState, ParentAction>.Feed(open: { open($0.part(extract)) })
  }
}

extension _DeclaredEffect.Output {
  /// The output of a domain below, by the output of its parent.
  fileprivate func sending<ChildState, ChildAction: Sendable>(
    _ embed: @escaping @Sendable (ChildAction) -> Action
  ) -> _DeclaredEffect<ChildState, ChildAction>.Output {
    _DeclaredEffect<ChildState, ChildAction>.Output(send: send.map(embed), source: source, fed: fed)
  }
}
