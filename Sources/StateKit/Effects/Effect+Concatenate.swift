extension Effect {
  /// Starts each after the end of the one before, when all that it sent was handled.
  ///
  ///     .concatenate(.just(.began), .task { await .loaded(service.fetch()) })
  ///
  /// One that is cancelled or replaced has ended, and the next one starts; `cancellable(by:)` gives a token to the
  /// whole. One that never ends keeps the others from starting.
  public static func concatenate(_ effects: Effect...) -> Effect {
    .concatenate(effects)
  }

  /// Starts each after the end of the one before, when all that it sent was handled.
  public static func concatenate(_ effects: [Effect]) -> Effect {
    let working = effects.flatMap(\.members)
    guard let first = working.first else { return .doNothing }
    return working.count == 1 ? first : Effect(.concatenate(working))
  }

  private var members: [Effect] {
    switch operation {
    case .nothing: []
    case .concatenate(let effects): effects
    default: [self]
    }
  }
}
