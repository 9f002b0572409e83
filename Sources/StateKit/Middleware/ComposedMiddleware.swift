/// Two middlewares in sequence: the left one handles each action first, and its effects start first. Each keeps its own
/// cancellation tokens.
public struct ComposedMiddleware<Left: Middleware, Right: Middleware>: Middleware
where
  Left.InputAction == Right.InputAction, Left.OutputAction == Right.OutputAction, Left.State == Right.State
{
  private let left: Left
  private let right: Right
  private let leftOwner = EffectOwner()
  private let rightOwner = EffectOwner()

  init(_ left: Left, _ right: Right) {
    self.left = left
    self.right = right
  }

  /// Passes the action to both.
  public func handle(
    _ action: Left.InputAction,
    from source: ActionSource,
    state: StateReader<Left.State>
  ) -> Effect<Left.OutputAction> {
    let first = left.handle(action, from: source, state: state).owned(by: leftOwner)
    let second = right.handle(action, from: source, state: state).owned(by: rightOwner)
    if second.isNothing { return first }
    if first.isNothing { return second }
    return .merge(first, second)
  }
}

extension Middleware {
  /// Composes two middlewares; the left one handles actions first. Composition is associative, and `identity` is
  /// neutral on both sides.
  public static func <> <Right: Middleware>(left: Self, right: Right) -> ComposedMiddleware<Self, Right>
  where Right.InputAction == InputAction, Right.OutputAction == OutputAction, Right.State == State {
    ComposedMiddleware(left, right)
  }
}
