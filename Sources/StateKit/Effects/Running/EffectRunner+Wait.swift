extension EffectRunner {
  func delay(_ effect: Effect<Action>, by pause: EffectPause, at place: EffectPlace, _ hold: EffectHold?) {
    let id = add(at: place, hold)
    let place = inside(id, place)
    let inner = EffectHold(claims: hold?.claims)
    start(effect, at: place, hold: inner)
    let pauseID = add(at: place)
    plans[id] = .delayed(pause: pauseID, inner)
    start(pause.effect(), at: inside(pauseID, place), hold: hold)
    unsettled.append(id)
  }

  func keep(_ effect: Effect<Action>, at place: EffectPlace, _ hold: EffectHold) {
    let id = add(at: place, hold)
    plans[id] = .held(effect, inside(id, place))
    hold.ids.append(id)
  }

  func release(_ hold: EffectHold) {
    // In reverse order, so that the last one of several effects with the same token wins.
    for id in (hold.claims?.ids ?? []).reversed() {
      if let key = running.key(of: id) { replace(key, by: id) }
    }
    for id in hold.ids { release(id) }
  }

  func release(_ id: Int) {
    switch plans[id] {
    case .held(let effect, let place):
      plans[id] = nil
      begin(effect, at: place)
      unsettled.append(id)
    case .throttled(let throttle, let key, let hold): takeTurn(id, throttle, key, hold)
    case .delayed, .concatenated, .sent, .queued, .bound, .open, .owing, nil: break
    }
  }
}
