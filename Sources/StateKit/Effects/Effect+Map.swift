extension Effect {
  /// The same work with its actions converted; their sources stay.
  public func map<Output: Sendable>(_ transform: @escaping @Sendable (Action) -> Output) -> Effect<Output> {
    Effect<Output>(operation.map(transform))
  }
}

extension Effect.Operation {
  fileprivate func map<Output: Sendable>(
    _ transform: @escaping @Sendable (Action) -> Output
  ) -> Effect<Output>.Operation {
    switch self {
    case .nothing: .nothing
    case .deferred(let body): .deferred { send in body(send.map(transform)) }
    case .run(let operation): .run { send in await operation(send.map(transform)) }
    case .fireAndForget(let operation): .fireAndForget(operation)
    case .callback(let start): .callback { send, end in start(send.map(transform), end) }
    case .made(let make): .made { environment in make(environment).map(transform) }
    case .cancel(let token): .cancel(token)
    case .merge(let effects): .merge(effects.map { $0.map(transform) })
    case .concatenate(let effects): .concatenate(effects.map { $0.map(transform) })
    case .keyed(let token, let effect): .keyed(by: token, effect.map(transform))
    case .admitted(let policy, let token, let effect):
      .admitted(by: policy, token, effect.map(transform))
    case .owned(let owner, let effect): .owned(by: owner, effect.map(transform))
    case .bound(let presence, let effect): .bound(to: presence, effect.map(transform))
    case .delayed(let pause, let effect): .delayed(by: pause, effect.map(transform))
    case .throttled(let throttle, let effect): .throttled(by: throttle, effect.map(transform))
    }
  }
}
