extension Effect {
  /// Starts all effects in order; they run concurrently.
  public static func merge(_ effects: Effect...) -> Effect {
    .merge(effects)
  }

  /// Starts all effects in order; they run concurrently.
  public static func merge(_ effects: [Effect]) -> Effect {
    if effects.isEmpty { return .doNothing }
    // A closure, because a key path would be created at each call in code that is generic in the action.
    let working = effects.flatMap { $0.members }
    guard let first = working.first else { return .doNothing }
    return working.count == 1 ? first : Effect(.merge(working))
  }

  /// Nested merges are flattened, so that merging in a loop does not overflow the stack.
  private var members: [Effect] {
    switch operation {
    case .nothing: []
    case .merge(let effects): effects
    default: [self]
    }
  }
}
