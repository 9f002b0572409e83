internal import StateKitGenerator

extension DomainKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .doc: .reference(.doc)
    case .state:
      .either(
        """
        The state's properties, in order; or the name of a Swift type that you write, alone or with the properties
        that the schema uses. A state with a property 'id' is Identifiable.
        """,
        [.reference(.properties), .reference(.typeName), .object(WrittenStateKey.self)]
      )
    case .actions:
      .either(
        """
        The domain's own actions by name: the first cases of its action enum; or the name of an enum that you write
        and its cases.
        """,
        [.entries(of: .action), .object(WrittenActionsKey.self)]
      )
      .examples(
        json: #"{ "renamed": "(id: Int, name: String)", "toggledReachability": { "toggle": ["isOn"] } }"#
      )
    case .binds:
      .list(
        of: .name(),
        """
        Properties of the domain's state that views set: `store.set(\\.name, to: "Ann")`. Each has an action
        'binding.name' with the new value, which sets the property by itself. Paths name it like a phase of a request, and
        the domain's own reactions may, too.
        """,
        isNeverEmpty: true
      ).naming(.changed(.bind)).examples(json: #"["name", "isLoud"]"#)
    case .requests:
      .entries(
        of: .request,
        """
        Asynchronous operations by name. Each is a case with the phases request, success, if it can fail failure, and
        with 'into' cancelled.
        """
      )
    case .effects:
      .entries(
        of: .effect,
        """
        Side effects by name. Actions start them, and other code supplies their closures. If one action starts several
        effects, they begin in the order of the file.
        """
      )
    case .children:
      .entries(
        of: .child,
        """
        The domains that this domain contains, by their names in it. Each is a property of the state and a case of
        the action enum.
        """
      )
    case .reactions:
      .entries(
        of: .reaction,
        """
        Changes of this domain's state after actions of domains below, or after a bound property of its own was set. The
        key is the path of the action. The change is made after that domain's reducer, in the same turn.
        """,
        keys: .reaction
      )
    case .bridges:
      .list(of: .reference(.bridge), "An action of one part of the app triggers an action of another part.")
    case .invariants:
      .entries(
        of: .invariant,
        """
        Conditions by name that always hold in the domain's state: in the first state, and after each action with all that it
        changes at once. Tests fail where one is broken, debug builds report it, and recordings show it. Release builds do not
        check them.
        """
      ).examples(json: #"{ "totalFits": "isTotalOfRows" }"#)
    case .accessors: .reference(.accessors)
    case .conformances: .reference(.domainConformances)
    case .wrapped:
      .constant(
        "true",
        of: "boolean",
        """
        Code wraps the domain's reducer, for undo or for a log. So the reducers of the domains above must be given it, and the
        compiler reports where it is forgotten. Without this key a reducer that needs no handlers is a default.
        """
      ).examples(json: "true")
    case .allow: .reference(.allow)
    case .was: .reference(.was)
    }
  }
}
