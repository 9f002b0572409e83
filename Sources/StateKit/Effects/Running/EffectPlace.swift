/// Where an effect starts: what it is a part of, and what its tokens belong to.
struct EffectPlace {
  /// The source of the action that all began with.
  let source: ActionSource
  var owners: [EffectToken] = []
  /// The running effect that it is a part of.
  var parent: Int?
  /// The way to what a part gives; where there is no parent, it begins at the action that is being handled.
  var link: CausalLink?
  /// What the next running effect is to be found by.
  var key: EffectKey?
  /// Asked when it is the turn of an action that is given at once.
  var isWanted: ActionCondition?

  /// Whether nobody needs to know of the effect's end, and nothing can cancel it.
  var isFree: Bool { parent == nil && key == nil }

  func inside(_ parent: Int, link: CausalLink?) -> EffectPlace {
    EffectPlace(source: source, owners: owners, parent: parent, link: link)
  }

  func owned(by owner: EffectToken) -> EffectPlace {
    var place = self
    place.owners.append(owner)
    return place
  }

  func wanted(if isWanted: @escaping ActionCondition) -> EffectPlace {
    var place = self
    place.isWanted = isWanted
    return place
  }

  func keyed(by token: EffectToken) -> EffectPlace {
    var place = self
    place.key = EffectKey(owners: owners, token: token)
    return place
  }
}
