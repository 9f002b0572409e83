internal import StateKitGenerator

extension BridgeKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .on:
      .reference(
        .paths,
        "The action that triggers the bridge, or several, of which each gives the values that 'with' names."
      )
    case .onChange:
      .reference(
        .observed,
        """
        The properties or children whose change triggers the bridge, once for each action that changed one of them, after the
        reducers. The first state is not a change.
        """
      )
    case .onMade:
      .reference(
        .passing,
        """
        The child that triggers the bridge when it comes; with true, the domain itself. In the first state all children that are
        there come. A list or a stack gives the id of each new element, "$id".
        """
      )
    case .onGone:
      .reference(
        .passing,
        """
        The child that triggers the bridge when it goes. A list or a stack gives the id of each element, "$id".
        """
      )
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
        """,
        keys: .givenLabel,
        values: .value(.label)
      ).examples(json: #"{ "cursor": "@next", "id": "$id" }"#)
    case .when: .reference(.condition, "Whether the action is dispatched.")
    case .doc: .reference(.doc)
    case .allow: .reference(.allow)
    }
  }
}
