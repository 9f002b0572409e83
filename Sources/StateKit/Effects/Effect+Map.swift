extension Effect {
  /// The same work with its actions converted; their sources stay.
  ///
  ///     usersEffect.map(AppAction.users)
  ///
  /// An effect that waits for actions needs `map(_:from:)`. With this function it waits in vain, which is reported.
  public func map<Output: Sendable>(_ transform: @escaping @Sendable (Action) -> Output) -> Effect<Output> {
    map(transform, back: nil)
  }

  /// The same work with its actions converted, and the actions that it waits for converted back.
  ///
  ///     usersEffect.map(AppAction.users, from: { $0.users })
  ///
  /// - Parameters:
  ///   - transform: Converts an action that the effect sends.
  ///   - extract: Returns the action that the effect may wait for; nil for other actions.
  public func map<Output: Sendable>(
    _ transform: @escaping @Sendable (Action) -> Output,
    from extract: @escaping @Sendable (Output) -> Action?
  ) -> Effect<Output> {
    map(transform, back: extract)
  }

  /// - Parameter back: Returns the action of this effect; nil if actions cannot be converted back.
  func map<Output: Sendable>(
    _ transform: @escaping @Sendable (Action) -> Output,
    back: (@Sendable (Output) -> Action?)?
  ) -> Effect<Output> {
    Effect<Output>(operation.map(transform, back))
  }
}

extension Effect.Operation {
  fileprivate func map<Output: Sendable>(
    _ transform: @escaping @Sendable (Action) -> Output,
    _ back: (@Sendable (Output) -> Action?)?
  ) -> Effect<Output>.Operation {
    switch self {
    case .nothing: .nothing
    case .deferred(let body): .deferred { send in body(send.map(transform)) }
    case .run(let operation): .run { send in await operation(send.map(transform)) }
    case .hearing(let make):
      .hearing { actions in make(actions.part(back)).map(transform, back: back) }
    case .fireAndForget(let operation): .fireAndForget(operation)
    case .callback(let start): .callback { send, end in start(send.map(transform), end) }
    case .made(let make): .made { environment in make(environment).map(transform, back: back) }
    case .cancel(let token): .cancel(token)
    case .merge(let effects): .merge(effects.map { $0.map(transform, back: back) })
    case .concatenate(let effects): .concatenate(effects.map { $0.map(transform, back: back) })
    case .keyed(let token, let effect): .keyed(by: token, effect.map(transform, back: back))
    case .admitted(let policy, let token, let effect, let other):
      .admitted(
        by: policy,
        token,
        effect.map(transform, back: back),
        otherwise: other.map(transform, back: back)
      )
    case .owned(let owner, let effect): .owned(by: owner, effect.map(transform, back: back))
    case .named(let name, let effect): .named(name, effect.map(transform, back: back))
    case .bound(let presence, let effect): .bound(to: presence, effect.map(transform, back: back))
    case .delayed(let pause, let effect): .delayed(by: pause, effect.map(transform, back: back))
    case .throttled(let throttle, let effect): .throttled(by: throttle, effect.map(transform, back: back))
    case .owing(let action, let source, let effect):
      .owing(transform(action), source, effect.map(transform, back: back))
    }
  }
}
