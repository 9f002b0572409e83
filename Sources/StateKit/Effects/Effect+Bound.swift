extension Effect {
  /// Binds the effect to a part of the state that may be removed: the effect ends when the part is removed.
  ///
  /// If the part is already gone when the effect starts, the action that returned the effect removed it. Then
  /// `fireAndForget` runs to its end, and an effect that could send an action does not start.
  func bound(to presence: EffectPresence) -> Effect {
    switch operation {
    case .nothing, .cancel: self
    case .merge(let effects): Effect(.merge(effects.map { $0.bound(to: presence) }))
    case .owned(let owner, let effect): Effect(.owned(by: owner, effect.bound(to: presence)))
    case .named(let name, let effect): Effect(.named(name, effect.bound(to: presence)))
    default: Effect(.bound(to: presence, self))
    }
  }

  /// Whether the effect can never send an action.
  var isSilent: Bool {
    switch operation {
    case .nothing, .cancel, .fireAndForget: true
    case .merge(let effects), .concatenate(let effects): effects.allSatisfy(\.isSilent)
    case .keyed(_, let effect), .owned(_, let effect), .named(_, let effect), .bound(_, let effect),
      .delayed(_, let effect), .throttled(_, let effect):
      effect.isSilent
    case .admitted(_, _, let effect, let other): effect.isSilent && other.isSilent
    case .deferred, .run, .hearing, .callback, .made, .owing: false
    }
  }

  /// Whether the effect ends as soon as it starts, so that it cannot be ended later.
  var isMomentary: Bool {
    switch operation {
    case .deferred: true
    case .owned(_, let effect), .named(_, let effect), .bound(_, let effect): effect.isMomentary
    default: false
    }
  }
}
