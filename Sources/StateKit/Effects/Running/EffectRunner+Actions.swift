extension EffectRunner {
  /// The actions that an effect can wait for. Beginning and ending to listen go through the mailbox, so that actions that
  /// the effect sends after it began are seen.
  ///
  /// - Parameter source: The source of the action that started the effect.
  func actions(of source: ActionSource) -> Effect<Action>.Actions {
    Effect<Action>.Actions(
      clock: clock,
      listen: { [mailbox, weak feed] body in
        let listener = ActionListener(body)
        mailbox.put { [weak feed] in feed?.add(listener) }
        return Subscription { [weak feed, weak listener] in
          mailbox.put { [weak feed, weak listener] in
            if let listener { feed?.remove(listener) }
          }
        }
      },
      report: { [mailbox, handling] type in
        mailbox.put { handling.report(.unheardActions(type, source: source)) }
      }
    )
  }
}
