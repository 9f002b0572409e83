/// The place where an effect starts: the effect that it is a part of, and the owners of its tokens.
struct EffectPlace {
  /// The source of the action that started the outermost effect.
  let source: ActionSource
  var owners: [EffectToken] = []
  /// The running effect that contains this one.
  var parent: Int?
  /// The chain of causes for a part's actions; without a parent, it starts at the action that is being handled.
  var link: CausalLink?
  /// The name of the next running effect, if a schema declares it.
  var name: EffectName?
  /// The key of the next running effect.
  var key: PolicyKey?
  /// A condition that is checked when an action, sent at once, is handled.
  var isWanted: ActionCondition?

  /// Whether the effect is not part of another one and cannot be cancelled.
  var isFree: Bool { parent == nil && key == nil }

  func inside(_ parent: Int, link: CausalLink?) -> EffectPlace {
    EffectPlace(source: source, owners: owners, parent: parent, link: link)
  }

  func owned(by owner: EffectToken) -> EffectPlace {
    var place = self
    place.owners.append(owner)
    return place
  }

  /// - Parameter link: The chain of causes for the actions of an effect that is part of another one.
  func named(_ name: EffectName, link: CausalLink?) -> EffectPlace {
    var place = self
    place.name = name
    if parent != nil { place.link = link }
    return place
  }

  func wanted(if isWanted: @escaping ActionCondition) -> EffectPlace {
    var place = self
    place.isWanted = isWanted
    return place
  }

  func keyed(by token: EffectToken) -> EffectPlace {
    var place = self
    place.key = PolicyKey(owners: owners, token: token)
    return place
  }
}
