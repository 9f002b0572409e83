// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
extension Effect {
  /// The effect with an id, by which it can be cancelled.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Effect {
    let id = EffectID(id)
    let named = steps.map { step in
      if case .run(let ids, let operation) = step { return Step.run(ids: ids + [id], operation: operation) }
      return step
    }
    return Effect(steps: (cancelInFlight ? [.cancel(id)] : []) + named)
  }

  /// Ends all running effects with an id.
  public static func cancel(id: some Hashable & Sendable) -> Effect {
    Effect(steps: [.cancel(EffectID(id))])
  }

  /// The effect of a presented child, whose `\.dismiss` sends an action to the parent.
  func dismissing(by action: @escaping @Sendable () -> Action) -> Effect {
    Effect(
      steps: steps.map { step in
        guard case .run(let ids, let operation) = step else { return step }
        return .run(ids: ids) { send in
          var values = DependencyValues.current
          values.dismiss = DismissEffect { await send(action()) }
          await DependencyValues.$current.withValue(values) { await operation(send) }
        }
      }
    )
  }
}

/// The id of a cancellable effect, of any type.
struct EffectID: Hashable, Sendable {
  private let id: any Hashable & Sendable

  init(_ id: some Hashable & Sendable) { self.id = id }

  static func == (left: EffectID, right: EffectID) -> Bool { AnyHashable(left.id) == AnyHashable(right.id) }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(id)) }
}
