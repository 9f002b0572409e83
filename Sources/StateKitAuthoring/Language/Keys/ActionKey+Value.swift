internal import StateKitGenerator

extension ActionKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .payload: .reference(.payload)
    case .set: .reference(.set)
    case .toggle: .reference(.toggle)
    case .add: .reference(.add)
    case .reduce:
      .word(
        ReduceMode.self,
        "What happens to the state where there is no 'set', 'toggle' and 'add'.",
        default: .handler
      )
    case .visibility:
      .word(
        ActionVisibility.self,
        """
        Who may name the action in bridges, reactions and effects, and who is meant to send it. Without it
        everyone may. Generated types do not change.
        """
      )
    case .sensitive: .reference(.sensitive)
    case .doc: .reference(.doc)
    case .deprecated:
      .string(
        """
        Why, and what to use instead. The compiler says it where code uses the action, and a warning says it of
        bridges and effects.
        """
      ).examples("Use opened.")
    case .allow: .reference(.allow)
    case .was: .reference(.was)
    }
  }
}
