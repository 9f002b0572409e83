/// A side effect at one place of the tree.
struct SideEffectHandler<State, Action: Sendable>: Sendable {
  /// The common form of all kinds of closures; it returns whether the closure was called.
  typealias Body<Value> = @MainActor @Sendable (Value, Dispatcher<Action>, StateReader<State>?) -> Bool

  /// The leaves whose actions it may run for; nil for every action.
  let leaves: Range<Int>?
  /// Whether it is for the actions at a key path that the schema does not list, so that the path is tried on each action of
  /// `leaves`.
  var isTried = false
  let run: Body<ExaminedAction<Action>>
}

extension SideEffectHandler {
  static func body<Value>(_ body: @escaping @MainActor @Sendable (Value) -> Void) -> Body<Value> {
    { value, _, _ in
      body(value)
      return true
    }
  }

  static func body<Value>(
    _ body: @escaping @MainActor @Sendable (Value, Dispatcher<Action>) -> Void
  ) -> Body<Value> {
    { value, dispatch, _ in
      body(value, dispatch)
      return true
    }
  }

  /// The closure is not called if the state cannot be read.
  static func body<Value>(
    _ body: @escaping @MainActor @Sendable (Value, Dispatcher<Action>, StateReader<State>) -> Void
  ) -> Body<Value> {
    { value, dispatch, state in
      guard let state else { return false }
      body(value, dispatch, state)
      return true
    }
  }
}

extension SideEffectHandler {
  /// The handler for a key path.
  static func at<Payload>(
    _ path: any KeyPath<Action, Payload?> & Sendable,
    _ body: @escaping Body<Payload>
  ) -> [SideEffectHandler] {
    let index = ActionIndex<Action>()
    let place = index.place(path)
    var handler = SideEffectHandler(leaves: place?.leaves, extract: { $0.action[keyPath: path] }, body)
    handler.isTried = index.leafCount > 0 && place.map { !$0.isWhole && $0.leaves.count > 1 } != false
    return [handler]
  }

  /// The handlers for a type of actions, one for each of its places; empty if the tree does not contain the type.
  static func of<Value>(_ type: Value.Type, _ body: @escaping Body<Value>) -> [SideEffectHandler] {
    guard let places = places(of: type, in: Action.self) else {
      return [SideEffectHandler(leaves: nil, extract: { $0.first(type) }, body)]
    }
    return places.map { place in
      let leaves = type == Action.self ? nil : place.leaves
      return SideEffectHandler(leaves: leaves, extract: { place.extract($0.action) }, body)
    }
  }

  private init<Value>(
    leaves: Range<Int>?,
    extract: @escaping @MainActor @Sendable (ExaminedAction<Action>) -> Value?,
    _ body: @escaping Body<Value>
  ) {
    self.init(leaves: leaves) { action, dispatch, state in
      extract(action).map { body($0, dispatch, state) } ?? false
    }
  }
}
