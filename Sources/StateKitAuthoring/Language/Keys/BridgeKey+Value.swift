internal import StateKitGenerator

extension BridgeKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .on: .reference(.path, "The action that it begins with.")
    case .dispatch: .reference(.path, "The action that follows, or the phase 'request' of a request.")
    case .with:
      .entries(
        of: .payloadValue,
        """
        Values of the action that follows, by label or position: "$label" of the first action, "@path" of a
        property after the reducers, or JSON. Labels that both have with one type need no mention. For an
        element of a child of the kind "each" the child's name stands for the id.
        """
      ).examples(json: #"{ "cursor": "@next", "id": "$id" }"#)
    case .when:
      .name(
        """
        The path of a Bool of the state, which is read after the reducers; with '!' in front, its opposite.
        Through an absent child it is false.
        """
      ).examples("settings.shouldUseReachability", "!isLocked")
    case .doc: .reference(.doc)
    case .allow: .reference(.allow)
    }
  }
}
