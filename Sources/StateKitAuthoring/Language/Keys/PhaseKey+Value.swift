internal import StateKitGenerator

extension PhaseKey: DescribedKey {
  var value: JSONSchema {
    // The changes are those of an action.
    ActionKey(rawValue: rawValue)?.value ?? .reference(.set)
  }
}

extension FailureKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .type: .reference(.typeName, "The error that the operation throws; AnyError of StateKit without it.")
    default: ActionKey(rawValue: rawValue)?.value ?? .reference(.set)
    }
  }
}
