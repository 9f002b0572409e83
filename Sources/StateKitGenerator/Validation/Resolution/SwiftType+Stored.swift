extension SwiftType {
  /// The types whose values lie in the value itself.
  var stored: [SwiftType] {
    switch self {
    case .optional(let inner): inner.stored
    case .tuple(let elements): elements.flatMap(\.type.stored)
    case .named(let path):
      if let name = builtIn?.name, Self.wrappers.contains(name) {
        path.flatMap(\.arguments).flatMap(\.stored)
      } else {
        [self]
      }
    default: []
    }
  }

  /// Swift's types that have values of their arguments in them.
  private static let wrappers: Set<String> = ["ClosedRange", "Range", "Result"]
}
