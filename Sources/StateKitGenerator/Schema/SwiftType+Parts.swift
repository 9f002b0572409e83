extension SwiftType {
  /// The type and all that it is made of, outer ones first: of `[User: [Post]]` itself, `User`, `[Post]` and `Post`.
  var parts: [SwiftType] { [self] + inner.flatMap(\.parts) }

  /// The dotted names that the type is made of.
  var names: [[String]] {
    parts.compactMap { part -> [String]? in
      if case .named(let path) = part { path.map(\.name) } else { nil }
    }
  }

  private var inner: [SwiftType] {
    switch self {
    case .optional(let type), .array(let type): [type]
    case .dictionary(let key, let value): [key, value]
    case .tuple(let elements): elements.map(\.type)
    case .existential(let protocols): protocols
    case .named(let path): path.flatMap(\.arguments)
    }
  }
}
