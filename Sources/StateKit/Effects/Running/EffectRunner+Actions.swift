extension EffectRunner {
  /// Starts an effect that hears of the actions after the one that is being handled, until it ends.
  func hear(_ make: @MainActor (Effect<Action>.Actions) -> Effect<Action>, at place: EffectPlace) {
    let id = add(at: place)
    let actions = HeardActions<Action>()
    feed.add(actions, after: currentAction.timeline.number)
    let subscription = Subscription { [mailbox, weak feed] in
      actions.end()
      mailbox.put { [weak feed] in feed?.remove(actions) }
    }
    // Kept exactly as long as the effect runs.
    cancellations.add(id) { subscription.cancel() }
    let effect = make(
      Effect<Action>.Actions(
        clock: clock,
        heard: Effect<Action>.Actions.Heard(actions),
        report: { [mailbox, currentAction] type in
          mailbox.put { currentAction.report(.unheardActions(type, source: place.source)) }
        }
      )
    )
    start(effect, at: inside(id, place))
    unsettled.append(id)
  }
}
