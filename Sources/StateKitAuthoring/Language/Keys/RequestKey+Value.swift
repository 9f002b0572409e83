internal import StateKitGenerator

extension RequestKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .input: .reference(.payload, "The input of the operation: the payload of the phase request.")
    case .output: .reference(.payload, "The output of the operation: the payload of the phase success.")
    case .failure:
      .either(
        """
        The error that the operation throws: the value of the phase failure. Without it, the operation cannot fail,
        and this phase does not exist. An object says what the phase changes; without 'type' the error is any, as text.
        """,
        [.reference(.typeName), .object(FailureKey.self)]
      )
    case .into:
      .name(
        """
        The name of a property of type Loadable that keeps the output, which is one value, or Done without an output; with
        'id', a dictionary of such values. If the operation ends without an answer, the phase cancelled puts the property back: if nobody
        supplied the closure, and if its registration or the task that waits for it is cancelled. Without 'into', a method that you write handles each phase whose change is not written.
        """
      ).examples("users")
    case .request: .reference(.phase, "What the phase 'request' changes, before the operation begins.")
    case .success: .reference(.phase, "What the phase 'success' changes; the output is its payload.")
    case .with: .reference(.with)
    case .when:
      .reference(
        .condition,
        """
        Whether the phase 'request' starts the operation. Where it does not, the property that 'into' names does not show
        that it is loading.
        """
      )
    case .policy: .reference(.policy)
    case .id: .reference(.id)
    case .until:
      .reference(
        .paths,
        """
        The action that cancels the request, or several. If the action has a value with the name and type of 'id', it cancels
        only the request with that value; otherwise it cancels all. The property that 'into' declares returns to
        its earlier contents: the value, the failure, or idle. The phase cancelled does not follow.
        """
      )
    case .skipped: .reference(.skipped)
    case .debounce: .reference(.debounce)
    case .sensitive: .reference(.sensitive)
    case .doc: .reference(.doc)
    case .allow: .reference(.allow)
    case .was: .reference(.was)
    }
  }
}
