internal import StateKitGenerator

extension ConditionKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .path:
      .name(
        "The path of a property of the state, or \"$label\" with a path for one of the payload, which 'is' compares; '!' in"
          + " front negates it."
      ).naming(.condition).examples("phase", "$status")
    case .is:
      .any(
        """
        The value, as in 'set': JSON that fits the type, "$label" for a value of the payload, "@path" for a property of the state,
        null, or the name of a case, also of a type that is declared in Swift. A case that has values is there whatever they are; an
        object of the case with its values compares them, too. The name of a case also asks which case of a one-of, of an
        element of a stack, or of a Loadable is there: "idle", "loading", "loaded" or "failed". A value that is nil is equal to
        nothing but null. "$$x" and "@@x" are the strings '$x' and '@x'.
        """
      ).naming(.value(.tested)).examples(
        json: #""ready", 3, null, "$id", "@selected", { "failed": { "code": 404 } }"#
      )
    case .all: .list(of: .reference(.condition), "Conditions that must all hold.", isNeverEmpty: true)
    case .any: .list(of: .reference(.condition), "Conditions of which one must hold.", isNeverEmpty: true)
    }
  }
}
