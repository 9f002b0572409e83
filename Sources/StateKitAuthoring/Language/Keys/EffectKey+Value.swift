internal import StateKitGenerator

extension EffectKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .on:
      .reference(
        .paths,
        """
        The action that starts the effect, or several. The closure takes the values of the payload that all of them have,
        from '*' none, and none from bound properties of different types.
        """
      )
    case .onChange:
      .reference(
        .observed,
        """
        The properties or children whose change starts the effect, once for each action that changed one of them, after the
        reducers. The first state is not a change.
        """
      )
    case .onMade:
      .reference(
        .passing,
        """
        The child that starts the effect when it comes; with true, the domain itself. In the first state all children that are
        there come. For a list or a stack, the closure takes the id of each new element, "$id".
        """
      )
    case .onGone:
      .reference(
        .passing,
        """
        The child that starts the effect when it goes; with true, the domain itself, whose values of 'with' are those before the
        action that removed it. For a list or a stack, the closure takes the id of each element, "$id".
        """
      )
    case .until:
      .reference(
        .paths,
        """
        The action that cancels the effect, or several. If the action has a value with the name and type of 'id', it cancels
        only the effect with that value; otherwise it cancels all.
        """
      )
    case .while:
      .reference(
        .condition,
        """
        The condition as long as which the effect runs, instead of 'on': it begins when the condition becomes true, or with
        the store or the child if it is true then, and is cancelled when the condition becomes false. If a value of 'with'
        changes, it begins anew. Beside 'onChange', 'onMade' or 'onGone' the condition has to be true for the effect to start, and
        when it becomes false it cancels the effect.
        """
      )
    case .interval:
      .reference(.time, "The time from one action of a timer to the next, by the store's clock.")
    case .kind: .word(EffectKind.self, "The number of values that the effect gives.", default: .standard)
    case .with: .reference(.with)
    case .feeds:
      .reference(
        .path,
        """
        The action whose values the closure takes while it runs, as its last parameter: an AsyncStream. It has the values of all
        such actions since the effect began.
        """
      )
    case .when: .reference(.condition, "Whether the action or the change starts the effect.")
    case .output:
      .reference(
        .path,
        """
        The action that is sent for each value, with the value as its payload; for a timer, the action of each interval, which
        carries no value, or that of 'id'. Without it, the closure gives actions of the domain.
        """
      )
    case .failure:
      .reference(
        .path,
        """
        The action that is sent for an error, with the error as its only value. Without it, the closure cannot throw.
        """
      )
    case .policy: .reference(.policy)
    case .id: .reference(.id)
    case .skipped: .reference(.skipped)
    case .debounce: .reference(.debounce)
    case .doc: .reference(.doc)
    case .allow: .reference(.allow)
    }
  }
}
