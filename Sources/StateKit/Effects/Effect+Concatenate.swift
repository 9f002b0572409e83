extension Effect {
  /// Runs effects one after the other: each starts when the previous one has ended and all its actions were handled.
  ///
  ///     .concatenate(.just(.began), .task { await .loaded(service.fetch()) })
  ///
  /// A cancelled or replaced effect counts as ended, so the next one starts; use `cancellable(by:)` to give a token to
  /// the whole. After an effect that never ends, the later ones never start.
  public static func concatenate(_ effects: Effect...) -> Effect {
    .concatenate(effects)
  }

  /// Runs effects one after the other: each starts when the previous one has ended and all its actions were handled.
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
