extension Effect {
  /// Starts all of them, in order.
  public static func merge(_ effects: Effect...) -> Effect {
    .merge(effects)
  }

  /// Starts all of them, in order.
  public static func merge(_ effects: [Effect]) -> Effect {
    let working = effects.filter { !$0.isNothing }
    guard let first = working.first else { return .doNothing }
    return working.count == 1 ? first : Effect(.merge(working))
  }
}
