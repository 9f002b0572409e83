extension EffectRunner {
  func throttle(
    _ effect: Effect<Action>,
    _ throttle: EffectThrottle,
    at place: EffectPlace,
    _ hold: EffectHold?
  ) {
    let place = withoutKey(place, hold)
    let key = PolicyKey(owners: place.owners, token: throttle.token)
    let id = add(at: place, key: key)
    let inner = EffectHold(claims: EffectHold.Claims())
    start(effect, at: inside(id, place), hold: inner)
    plans[id] = .throttled(throttle, key, inner)
    unsettled.append(id)
    if let hold { hold.ids.append(id) } else { release(id) }
  }

  /// Begins a throttled effect if no interval is open for its key; otherwise the effect waits for the end of the interval,
  /// or is dropped.
  func takeTurn(_ id: Int, _ throttle: EffectThrottle, _ key: PolicyKey, _ hold: EffectHold) {
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

  private func openInterval(_ pause: EffectPause, for key: PolicyKey) {
    let id = running.makeID()
    intervals.open(id, for: key)
    cancellations.add(id, cancel: pause.begin(on: clock, then: endOfEffect(id)))
  }
}
