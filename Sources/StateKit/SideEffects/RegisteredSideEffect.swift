/// A side effect in a registry.
final class RegisteredSideEffect<State, Action: Sendable>: Sendable {
  let sideEffect: SideEffect<State, Action>
  let order: Int
  /// True until the side effect is removed.
  let isActive = AtomicFlag(true)

  init(_ sideEffect: SideEffect<State, Action>, order: Int) {
    self.sideEffect = sideEffect
    self.order = order
  }

  var handlers: [RegisteredHandler<State, Action>] {
    sideEffect.handlers.map { RegisteredHandler(owner: self, handler: $0) }
  }
}

/// A side effect in a registry, at one place of the tree.
struct RegisteredHandler<State, Action: Sendable>: Sendable {
  let owner: RegisteredSideEffect<State, Action>
  let handler: SideEffectHandler<State, Action>

  /// Runs the side effect, unless it was removed meanwhile.
  @MainActor
  func run(
    _ action: ExaminedAction<Action>,
    _ dispatcher: Dispatcher<Action>,
    _ state: StateReader<State>
  ) {
    guard owner.isActive.load() else { return }
    _ = handler.run(action, dispatcher, state)
  }
}
