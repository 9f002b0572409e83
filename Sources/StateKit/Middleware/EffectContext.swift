/// The context of an `EffectMiddleware`'s function, besides the action and the state. The idea comes from SwiftRex's
/// effect middleware.
public struct EffectContext<OutputAction: Sendable, Dependencies: Sendable>: Sendable {
  /// The place where the action was dispatched: an `ActionSource`, as in SwiftRex, not a `Dispatcher`.
  public let dispatcher: ActionSource
  /// The injected dependencies.
  public let dependencies: Dependencies

  /// An effect that ends the effects of the same middleware that run or wait with an equal token.
  ///
  ///     case .cancelled(let id): return context.toCancel("image-\(id)")
  ///
  /// The function may be stored, and its effect may be returned at once, later, or for another action:
  ///
  ///     let toCancel = context.toCancel
  public func toCancel(_ token: any Hashable & Sendable) -> Effect<OutputAction> {
    .cancel(token)
  }
}
