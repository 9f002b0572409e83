internal import StateKitGenerator

extension DomainKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .doc: .reference(.doc)
    case .state:
      .either(
        """
        The state's properties, in order, or the name of a Swift type written by hand, which is used as it is.
        With a property 'id' the state is Identifiable.
        """,
        [.reference(.properties), .reference(.typeName)]
      )
    case .actions:
      .entries(of: .action, "The domain's own actions by their names: the first cases of its action enum.")
        .examples(
          json: #"{ "renamed": "(id: Int, name: String)", "toggledReachability": { "toggle": ["isOn"] } }"#
        )
    case .requests:
      .entries(
        of: .request,
        """
        Asynchronous operations by their names: each is a case with the phases request, success and, where it
        can fail, failure.
        """
      )
    case .effects:
      .entries(
        of: .effect,
        "Side effects by their names: actions start them, and code elsewhere supplies their closures."
      )
    case .children:
      .entries(
        of: .child,
        """
        The domains that this one contains, by their names here: a property of the state and a case of the
        action enum each.
        """
      )
    case .reactions:
      .entries(
        of: .reaction,
        """
        What this domain's state does on an action of a domain below, whose path is the key. It runs after that
        domain's reducer, in the same pass.
        """
      )
    case .bridges: .list(of: .reference(.bridge), "An action of one part gives rise to an action of another.")
    case .accessors: .reference(.accessors)
    case .conformances: .reference(.conformances)
    case .allow: .reference(.allow)
    case .was: .reference(.was)
    }
  }
}
