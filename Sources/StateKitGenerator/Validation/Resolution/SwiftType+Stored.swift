extension SwiftType {
  /// The types whose values lie in the value itself.
  var stored: [SwiftType] {
    switch self {
    case .optional(let inner): inner.stored
    case .tuple(let elements): elements.flatMap(\.type.stored)
    case .named(let path): path.isWrapper ? path.flatMap(\.arguments).flatMap(\.stored) : [self]
    default: []
    }
  }
}

extension SwiftType {
  /// Whether values of other types can lie in its values, as far as it is seen without looking them up.
  var mayStoreOthers: Bool {
    switch self {
    case .array, .dictionary, .existential: false
    case .optional(let inner): inner.mayStoreOthers
    case .tuple: true
    case .named: builtIn.map { $0.arity > 0 } ?? true
    }
  }
}

extension [SwiftType.Component] {
  /// Whether values of the generic arguments lie in a value of the type.
  fileprivate var isWrapper: Bool {
    guard let module = last.flatMap({ wrappers[$0.name] }) else { return false }
    return count == 1 || count == 2 && self[0].name == module
  }
}

/// Types of Swift and of the runtime that have values of their arguments in them, with their modules.
private let wrappers: [String: String] = [
  "ClosedRange": "Swift", "Optional": "Swift", "Range": "Swift", "Result": "Swift",
  "IdentifiedAction": "StateKit", "Loadable": "StateKit",
]
