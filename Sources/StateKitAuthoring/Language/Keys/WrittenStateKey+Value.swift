internal import StateKitGenerator

extension WrittenStateKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .swift: .reference(.typeName, "The Swift type that you write.")
    case .properties:
      .reference(
        .properties,
        """
        Properties of that type that the schema changes and reads, each with its type and without a default. Swift
        reports at its line one that the type does not have.
        """
      )
    }
  }
}
