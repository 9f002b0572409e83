internal import StateKitGenerator

extension RequestKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .input: .reference(.payload, "What the operation takes: the payload of the phase request.")
    case .output: .reference(.payload, "What it gives: the payload of the phase success.")
    case .failure:
      .reference(
        .typeName,
        """
        What it throws: the value of the phase failure. Without it the operation cannot fail, and there is no
        such phase.
        """
      )
    case .into:
      .name(
        """
        Declares a property of type Loadable that keeps the output, which is one value; with 'id', a dictionary
        of them. Without it a method that you write gets each phase.
        """
      ).examples("users")
    case .policy: .reference(.policy)
    case .id: .reference(.id)
    case .until:
      .reference(
        .path,
        """
        The action that cancels the request. Where it carries a value of the name and type of 'id', it cancels
        that one alone, else all. What 'into' declares is then what it was before: the value, the failure, or
        idle.
        """
      )
    case .sensitive: .reference(.sensitive)
    case .doc: .reference(.doc)
    case .allow: .reference(.allow)
    case .was: .reference(.was)
    }
  }
}
