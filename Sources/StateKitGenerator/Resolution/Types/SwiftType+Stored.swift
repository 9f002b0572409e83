extension SwiftType {
  /// The types whose values are stored inline in the value, without the plain Swift types, which contain no other type.
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
  /// Whether values of the generic arguments are stored inline in a value of the type.
  fileprivate var isWrapper: Bool {
    last.flatMap { wrappers[$0.name] }.map(isType) ?? false
  }

  /// Whether the path names a type of the module, with or without the module in front.
  func isType(of module: String) -> Bool {
    count == 1 || count == 2 && self[0].name == module
  }
}

/// The types of Swift and of the runtime that store values of their arguments inline, with their modules.
private let wrappers: [String: String] = [
  "ClosedRange": "Swift", "Optional": "Swift", "Range": "Swift", "Result": "Swift",
  "IdentifiedAction": "StateKit", "Loadable": "StateKit",
]
