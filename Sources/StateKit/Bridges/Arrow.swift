/// From an action to another one: what `>=>` makes and a bridge takes. It keeps its key path, by which the bridge
/// is found.
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

/// An arrow from an action without a payload, or with one that does not matter, to an action.
public func >=> <Input, Payload, Output: Sendable>(
  path: any KeyPath<Input, Payload?> & Sendable,
  output: Output
) -> Arrow<Input, Output> {
  Arrow(path) { _ in output }
}

/// An arrow that hands the payload over.
///
///     \AppAction.my?.tree?.text >=> { text in AppAction.another(.part(text)) }
public func >=> <Input, Payload, Output>(
  path: any KeyPath<Input, Payload?> & Sendable,
  transform: @escaping @Sendable (Payload) -> Output
) -> Arrow<Input, Output> {
  Arrow(path, transform)
}

/// An arrow that hands the payload over. Where the function gives nil, nothing is dispatched.
///
///     \AppAction.search?.typed >=> { text in text.isEmpty ? nil : .feed(.find(text)) }
public func >=> <Input, Payload, Output>(
  path: any KeyPath<Input, Payload?> & Sendable,
  transform: @escaping @Sendable (Payload) -> Output?
) -> Arrow<Input, Output> {
  Arrow(path, transform)
}
