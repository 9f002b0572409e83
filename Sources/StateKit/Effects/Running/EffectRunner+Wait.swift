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

  func throttle(
    _ effect: Effect<Action>,
    _ throttle: EffectThrottle,
    at place: EffectPlace,
    _ hold: EffectHold?
  ) {
    let place = withoutKey(place, hold)
    let key = EffectKey(owners: place.owners, token: throttle.token)
    let id = running.add(partOf: place.parent, key: key)
    let inner = EffectHold(claims: EffectHold.Claims())
    start(effect, at: inside(id, place), hold: inner)
    plans[id] = .throttled(throttle, key, inner)
    unsettled.append(id)
    if let hold { hold.ids.append(id) } else { release(id) }
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
    case .delayed, .concatenated, .sent, .queued, .bound, nil: break
    }
  }

  private func takeTurn(_ id: Int, _ throttle: EffectThrottle, _ key: EffectKey, _ hold: EffectHold) {
    guard let interval = intervals[key] else {
      plans[id] = nil
      openInterval(throttle.interval, for: key)
      release(hold)
      return unsettled.append(id)
    }
    guard throttle.latest else { return cancel(id) }
    if let waiting = interval.waiting { cancel(waiting) }
    intervals.wait(id, for: key)
  }

  private func openInterval(_ pause: EffectPause, for key: EffectKey) {
    let id = running.makeID()
    intervals.open(id, for: key)
    cancellations.add(id, cancel: pause.begin(on: clock, then: endOfEffect(id)))
  }
}
