extension Effect {
  /// The same work, its actions turned into others; their sources stay.
  public func map<Output: Sendable>(_ transform: @escaping @Sendable (Action) -> Output) -> Effect<Output> {
    switch operation {
    case .nothing:
      Effect<Output>(.nothing)
    case .deferred(let body):
      Effect<Output>(.deferred { send in body(send.map(transform)) })
    case .run(let token, let operation):
      Effect<Output>(.run(token) { send in await operation(send.map(transform)) })
    case .callback(let token, let start):
      Effect<Output>(.callback(token) { send, end in start(send.map(transform), end) })
    case .cancel(let token):
      Effect<Output>(.cancel(token))
    case .merge(let effects):
      Effect<Output>(.merge(effects.map { $0.map(transform) }))
    case .owned(let owner, let effect):
      Effect<Output>(.owned(by: owner, effect.map(transform)))
    }
  }
}
