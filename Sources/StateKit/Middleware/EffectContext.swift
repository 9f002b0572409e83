/// What the function of an `EffectMiddleware` gets besides the action and the state. The idea is that of SwiftRex's
/// effect middleware.
public struct EffectContext<OutputAction: Sendable, Dependencies: Sendable>: Sendable {
  /// Where the action was dispatched: an `ActionSource`, as in SwiftRex, not a `Dispatcher`.
  public let dispatcher: ActionSource
  /// What was injected.
  public let dependencies: Dependencies

  /// An effect that ends those of the same middleware that run or wait with an equal token, if there are any.
  ///
  ///     case .cancelled(let id): return context.toCancel("image-\(id)")
  ///
  /// It may be kept as a function, and what it gives may be returned at once, later, or for another action:
  ///
  ///     let toCancel = context.toCancel
  public func toCancel(_ token: any Hashable & Sendable) -> Effect<OutputAction> {
    .cancel(token)
  }
}
