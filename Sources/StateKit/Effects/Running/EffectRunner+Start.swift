extension EffectRunner {
  /// - Parameter hold: The collection that keeps the effect until it is released; nil if it begins at once.
  func start(_ effect: Effect<Action>, at place: EffectPlace, hold: EffectHold? = nil) {
    // A part may have cancelled the whole effect.
    if let parent = place.parent, !running.contains(parent) { return }
    switch effect.operation {
    case .nothing: break
    case .owned(let owner, let effect): start(effect, at: place.owned(by: owner), hold: hold)
    case .named(let name, let effect):
      let link = place.parent == nil ? nil : currentAction.origin(of: name).link
      start(effect, at: place.named(name, link: link), hold: hold)
    case .keyed(let token, let effect):
      start(effect, at: withoutKey(place, hold).keyed(by: token), hold: hold)
    case .merge(let effects):
      let place = withoutKey(place, hold)
      for effect in effects { start(effect, at: place, hold: hold) }
    case .concatenate(let effects): concatenate(effects, at: place, hold)
    case .bound(let presence, let effect): start(effect, boundTo: presence, at: place, hold)
    case .delayed(let pause, let effect): delay(effect, by: pause, at: place, hold)
    case .throttled(let throttle, let effect): self.throttle(effect, throttle, at: place, hold)
    case .owing(let action, let source, let effect):
      start(effect, owing: action, from: source, at: place, hold)
    case .deferred, .run, .hearing, .fireAndForget, .callback, .made, .cancel, .admitted:
      if let hold { keep(effect, at: place, hold) } else { begin(effect, at: place) }
    }
  }

  func begin(_ effect: Effect<Action>, at place: EffectPlace) {
    switch effect.operation {
    case .made(let make): start(make(environment(of: place)), at: place)
    case .cancel(let token):
      if let key = place.key { replace(key, by: place.parent) }
      cancel(PolicyKey(owners: place.owners, token: token))
    case .deferred(let body) where place.isFree: body(sendNow(at: place))
    case .deferred(let body): deferred(body, at: place)
    case .run(let operation): run(at: place, operation)
    case .hearing(let make): hear(make, at: place)
    case .fireAndForget(let operation): run(at: place) { _ in await operation() }
    case .callback(let begin): callback(at: place, begin)
    case .admitted(let policy, let token, let effect, let other):
      admit(effect, policy, by: token, otherwise: other, at: place)
    case .nothing, .owned, .named, .keyed, .merge, .concatenate, .bound, .delayed, .throttled, .owing:
      start(effect, at: place)
    }
  }

  private func deferred(_ body: @MainActor (Send<Action>) -> Void, at place: EffectPlace) {
    let id = add(at: place)
    plans[id] = .sent(currentAction.turn)
    body(send(for: id, at: place))
    mailbox.putEnd(ofEffect: id, isolation: MainActor.shared)
  }

  private func run(at place: EffectPlace, _ operation: @escaping @Sendable (Send<Action>) async -> Void) {
    if let simulator { return start(.simulated(nil, by: simulator), at: place) }
    callback(at: place) { send, end in
      let task = Task {
        await operation(send)
        end()
      }
      return { task.cancel() }
    }
  }

  private func callback(
    at place: EffectPlace,
    _ begin: @MainActor (Send<Action>, @escaping @Sendable () -> Void) -> @Sendable () -> Void
  ) {
    let id = add(at: place)
    let cancel = begin(send(for: id, at: place), endOfEffect(id))
    cancellations.add(id, cancel: cancel)
  }

  func endOfEffect(_ id: Int) -> @Sendable () -> Void {
    { [mailbox] in mailbox.putEnd(ofEffect: id, isolation: nil) }
  }

  func send(for id: Int, at place: EffectPlace) -> Send<Action> {
    let link = link(of: place)
    let send: Send<Action>.Body = { [mailbox] action, source, isLast, isolation in
      let source = source.with(source.lastCause?.shortened ?? link, nil)
      mailbox.put(action, from: source, effect: id, isLast: isLast, by: nil, isolation: isolation)
    }
    return Send(send: send, lasts: noteLasting(id))
  }

  private func environment(of place: EffectPlace) -> EffectEnvironment {
    EffectEnvironment(clock: clock, source: place.source.with(link(of: place), nil))
  }

  /// The chain of causes for an effect's actions; its last step is the action that started the effect.
  private func link(of place: EffectPlace) -> CausalLink? {
    place.parent == nil ? currentAction.origin(of: place.name).link : place.link
  }

  private func concatenate(_ effects: [Effect<Action>], at place: EffectPlace, _ hold: EffectHold?) {
    let id = add(at: place, hold)
    plans[id] = .concatenated(effects.reversed(), inside(id, place))
    goOn(id, hold: hold)
  }

  func inside(_ id: Int, _ place: EffectPlace) -> EffectPlace {
    place.inside(id, link: link(of: place))
  }

  /// The place inside a new running effect, which ends when its parts have ended.
  func enclose(_ place: EffectPlace, _ hold: EffectHold?) -> EffectPlace {
    let id = add(at: place, hold)
    unsettled.append(id)
    return inside(id, place)
  }

  /// The same place without a key; if it has one, the place inside a new running effect with that key.
  func withoutKey(_ place: EffectPlace, _ hold: EffectHold?) -> EffectPlace {
    place.key == nil ? place : enclose(place, hold)
  }

  func add(at place: EffectPlace, _ hold: EffectHold? = nil) -> Int {
    if let key = place.key, hold?.claims == nil { replace(key, by: place.parent) }
    let id = add(at: place, key: place.key)
    if place.key != nil { hold?.claims?.ids.append(id) }
    return id
  }

  /// Adds a running effect, without replacing others.
  func add(at place: EffectPlace, key: PolicyKey?) -> Int {
    let id = running.add(partOf: place.parent, key: key)
    if currentAction.timeline.onEffectEvent != nil { tellBegin(of: id, at: place) }
    if place.parent == nil, enrolls { enroll(id, in: currentAction.runs) }
    return id
  }
}
