extension SwiftType {
  /// The types whose values lie in the value itself, but for plain ones of Swift, in which nothing else does.
  var stored: [SwiftType] {
    switch self {
    case .optional(let inner): inner.stored
    case .tuple(let elements): elements.flatMap(\.type.stored)
    case .named(let path) where path.isWrapper: path.flatMap(\.arguments).flatMap(\.stored)
    case .named: builtIn == nil ? [self] : []
    default: []
    }
  }
}

extension [SwiftType.Component] {
  /// Whether values of the generic arguments lie in a value of the type.
  fileprivate var isWrapper: Bool {
    last.flatMap { wrappers[$0.name] }.map(isType) ?? false
  }

  /// Whether it names a type with nothing in front of it but its module, or without that.
  func isType(of module: String) -> Bool {
    count == 1 || count == 2 && self[0].name == module
  }
}

/// Types of Swift and of the runtime that have values of their arguments in them, with their modules.
private let wrappers: [String: String] = [
  "ClosedRange": "Swift", "Optional": "Swift", "Range": "Swift", "Result": "Swift",
  "IdentifiedAction": "StateKit", "Loadable": "StateKit",
]
