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
        and after each action. For a one-of or a stack, each case with the property follows. In a list or a stack all elements
        are written, but only if the value changed; this costs as much as there are elements. What a handler of the child
        writes to the property is taken back, and reported in debug builds.
        """,
        keys: .follower,
        values: .state
      ).examples(json: #"{ "user": "session.user" }"#)
    case .shares:
      .entries(
        of: .path,
        """
        Properties that the child and this domain have in common: the name of the child's property, and the path of this
        domain's. What the child's reducer changes goes up right after it, before the reactions of this domain; the value goes
        down to all children that share it at the end of the whole reducer, as with 'follows'. The property must be Equatable
        and of one type. In a list or a stack a change costs as much as there are elements.
        """,
        keys: .follower,
        values: .state
      ).examples(json: #"{ "currency": "currency" }"#)
    case .allow: .reference(.allow)
    case .was: .reference(.was)
    }
  }
}
