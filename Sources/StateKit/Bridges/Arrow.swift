/// A function from one action to another, as `>=>` makes it and a bridge takes it. It keeps its key path, by which the
/// store finds the bridge.
///
///     \AppAction.lifecycle?.didBecomeActive >=> AppAction.reachability(.startMonitoring)
public struct Arrow<Input, Output>: Sendable {
  let path: any PartialKeyPath<Input> & Sendable
  let transform: @Sendable (Input) -> Output?

  init<Payload>(
    _ path: any KeyPath<Input, Payload?> & Sendable,
    _ transform: @escaping @Sendable (Payload) -> Output?
  ) {
    self.path = path
    self.transform = { $0[keyPath: path].flatMap(transform) }
  }
}

/// An arrow from an action to another one. The payload, if there is one, is ignored.
public func >=> <Input, Payload, Output: Sendable>(
  path: any KeyPath<Input, Payload?> & Sendable,
  output: Output
) -> Arrow<Input, Output> {
  Arrow(path) { _ in output }
}

/// An arrow that passes the payload to a function.
///
///     \AppAction.my?.tree?.text >=> { text in AppAction.another(.part(text)) }
public func >=> <Input, Payload, Output>(
  path: any KeyPath<Input, Payload?> & Sendable,
  transform: @escaping @Sendable (Payload) -> Output
) -> Arrow<Input, Output> {
  Arrow(path, transform)
}

/// An arrow that passes the payload to a function. If the function returns nil, no action is dispatched.
///
///     \AppAction.search?.typed >=> { text in text.isEmpty ? nil : .feed(.find(text)) }
public func >=> <Input, Payload, Output>(
  path: any KeyPath<Input, Payload?> & Sendable,
  transform: @escaping @Sendable (Payload) -> Output?
) -> Arrow<Input, Output> {
  Arrow(path, transform)
}
