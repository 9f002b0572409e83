internal import StateKitGenerator

extension ChildKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .domain:
      .name(
        "The name of a domain of this module or of a module under 'uses'. A domain cannot contain itself."
      )
      .naming(.domain).examples("Detail", "Accounts.Users")
    case .kind: .word(ChildKindWord.self, "The number of children.", default: .standard)
    case .oneOf:
      .entries(
        of: .oneOfCase,
        """
        The domains of which one is there at a time, by the names of their cases. The property is an enum with the
        state of one of them. An action for a case that is not there does not change the state, and is reported. The
        effects of a case end when another case, a state with another 'id', or nothing takes its place.
        """,
        isNeverEmpty: true
      ).examples(json: #"{ "detail": "Detail", "edit": "Edit" }"#)
    case .initial:
      .name(
        "The case of 'oneOf' that is there at the start. Without it, the property is optional, and nil at the start."
      )
      .naming(.initialCase).examples("login")
    case .stack:
      .entries(
        of: .oneOfCase,
        """
        The domains that may lie on each other in any number, by the names of their cases. The property is a StackState of
        enums with the state of one of them, which gives each element an id. An action for an element that is not there
        does not change the state, and is reported. The effects of an element end when it is removed.
        """,
        isNeverEmpty: true
      ).examples(json: #"{ "detail": "Detail", "edit": "Edit" }"#)
    case .follows:
      .entries(
        of: .path,
        """
        Properties of the child's state that always have the value of a property of this domain's state: the name of the
        child's property, and the path of the other one. The value is copied when a store is made, when the child is made,
        and after each action. For a one-of, each case with the property follows. Not for a child of the kind "each".
        """,
        keys: .follower,
        values: .state
      ).examples(json: #"{ "user": "session.user" }"#)
    case .allow: .reference(.allow)
    case .was: .reference(.was)
    }
  }
}
