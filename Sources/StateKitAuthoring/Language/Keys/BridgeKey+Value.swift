internal import StateKitGenerator

extension BridgeKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .on: .reference(.path, "The action that triggers the bridge.")
    case .dispatch: .reference(.path, "The action that is dispatched, or the phase 'request' of a request.")
    case .to:
      .word(
        BridgeTarget.self,
        """
        The elements that get the action, if its path leads through lists. Without this key it goes to one element, whose
        id 'with' gives.
        """
      )
    case .with:
      .entries(
        of: .payloadValue,
        """
        The values of the dispatched action, by label or position: "$label" for a value of the first action, "@path"
        for a property after the reducers, or JSON. A label that both actions have with the same type can be left
        out. For an element of a child of the kind "each", the child's name is the label of the element's id.
        """
      ).examples(json: #"{ "cursor": "@next", "id": "$id" }"#)
    case .when:
      .name(
        """
        The path of a Bool of the state, which is read after the reducers; '!' in front negates it. If the path
        leads through an absent child, the condition is false.
        """
      ).examples("settings.shouldUseReachability", "!isLocked")
    case .doc: .reference(.doc)
    case .allow: .reference(.allow)
    }
  }
}
