extension EffectRunner {
  /// Reports the beginning of an effect that is neither a part of another one nor over at once. A declared effect is
  /// reported as a whole, although the effects of one action are parts of one.
  func tellBegin(of id: Int, at place: EffectPlace) {
    guard place.parent == nil || place.name != nil else { return }
    let token = place.key.map { String(describing: $0.token.value) }
    tell(.began, of: id, named: place.name.map(currentAction.text) ?? token)
  }

  func tell(_ kind: EffectEvent.Kind, of id: Int, named name: String? = nil) {
    currentAction.timeline.onEffectEvent?(EffectEvent(id: id, kind: kind, name: name))
  }
}
