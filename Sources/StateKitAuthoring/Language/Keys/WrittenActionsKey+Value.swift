internal import StateKitGenerator

extension WrittenActionsKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .swift: .reference(.typeName, "The enum that you write, in the module of the schema.")
    case .cases:
      .entries(
        of: .action,
        """
        The cases of that enum, besides those of requests and children, as generated ones are written. Swift reports at
        its line one that is missing or differs.
        """
      )
    }
  }
}
