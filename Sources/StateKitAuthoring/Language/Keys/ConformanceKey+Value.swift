internal import StateKitGenerator

extension FileConformanceKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .state: .reference(.conformances, "Conformances of the states of all domains.")
    case .actions: .reference(.conformances, "Conformances of the actions of all domains.")
    case .types: .reference(.conformances, "Conformances of the types of 'types'.")
    }
  }
}

extension DomainConformanceKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .state: .reference(.conformances, "Conformances of the domain's state.")
    case .actions: .reference(.conformances, "Conformances of the domain's actions.")
    }
  }
}
