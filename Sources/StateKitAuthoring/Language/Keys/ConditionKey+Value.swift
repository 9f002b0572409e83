internal import StateKitGenerator

extension ConditionKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .path:
      .name(
        "The path of a property of the state, or \"$label\" with a path for one of the payload, which 'is' compares; '!' in"
          + " front negates it."
      ).examples("phase", "$status")
    case .is:
      .any(
        """
        The value: JSON that fits the type, null, or the name of a case, also of a type that is declared in Swift. A case that has values is there whatever they
        are; an object of the case with its values compares them, too.
        """
      ).examples(json: #""ready", 3, null, { "failed": { "code": 404 } }"#)
    case .all: .list(of: .reference(.condition), "Conditions that must all hold.", isNeverEmpty: true)
    case .any: .list(of: .reference(.condition), "Conditions of which one must hold.", isNeverEmpty: true)
    }
  }
}
