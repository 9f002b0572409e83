extension Effect {
  /// Starts all of them in order; they run side by side.
  public static func merge(_ effects: Effect...) -> Effect {
    .merge(effects)
  }

  /// Starts all of them in order; they run side by side.
  public static func merge(_ effects: [Effect]) -> Effect {
    if effects.isEmpty { return .doNothing }
    // A key path would be made anew at each call, as the action's type is not known before.
    let working = effects.flatMap { $0.members }
    guard let first = working.first else { return .doNothing }
    return working.count == 1 ? first : Effect(.merge(working))
  }

  /// A merger in a merger is none of its own, or one that is made effect by effect would be too deep for the stack.
  private var members: [Effect] {
    switch operation {
    case .nothing: []
    case .merge(let effects): effects
    default: [self]
    }
  }
}
