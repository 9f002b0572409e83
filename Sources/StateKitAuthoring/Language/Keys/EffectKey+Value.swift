internal import StateKitGenerator

extension EffectKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .on: .reference(.path, "The action that starts it, whose payload the closure takes.")
    case .until:
      .reference(
        .path,
        """
        The action that cancels it. Where it carries a value of the name and type of 'id', it cancels that one
        alone, else all.
        """
      )
    case .kind: .word(EffectKind.self, "How many values it gives.", default: .task)
    case .output:
      .reference(
        .path,
        """
        The action that each value becomes, with the value as its payload. Without it the closure gives actions
        of the domain.
        """
      )
    case .failure:
      .reference(
        .path,
        """
        The action that an error becomes, with the error as its one value. Without it the closure cannot throw.
        """
      )
    case .policy: .reference(.policy)
    case .id: .reference(.id)
    case .doc: .reference(.doc)
    case .allow: .reference(.allow)
    }
  }
}
