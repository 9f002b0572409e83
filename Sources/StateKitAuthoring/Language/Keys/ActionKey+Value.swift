internal import StateKitGenerator

extension ActionKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .payload: .reference(.payload)
    case .set: .reference(.set)
    case .toggle: .reference(.toggle)
    case .add: .reference(.add)
    case .append: .reference(.append)
    case .insert: .reference(.insert)
    case .remove: .reference(.remove)
    case .push: .reference(.push)
    case .pop: .reference(.pop)
    case .reduce:
      .word(
        ReduceMode.self,
        "The change of the state if 'set', the other changes and 'dismisses' are missing.",
        default: .standard
      )
    case .dismisses:
      .constant(
        "true",
        of: "boolean",
        """
        The domain is removed from the one that holds it, after that one's reaction: an optional child or a one-of
        becomes nil, an element is removed, a stack is popped from it. The other changes come first; without them the
        action needs no method.
        """
      ).examples(json: "true")
    case .visibility:
      .word(
        ActionVisibility.self,
        """
        The domains that may name the action in bridges, reactions and effects, and the intended senders. Without
        it, all domains may. Generated types do not change.
        """
      )
    case .sensitive: .reference(.sensitive)
    case .doc: .reference(.doc)
    case .deprecated:
      .string(
        """
        The reason, and the replacement. The compiler prints it where code uses the action, and a warning reports
        bridges and effects that use it.
        """
      ).examples("Use opened.")
    case .allow: .reference(.allow)
    case .was: .reference(.was)
    }
  }
}
