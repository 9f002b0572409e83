extension SwiftType {
  /// The type and all its parts, outer ones first: for `[User: [Post]]` the type itself, `User`, `[Post]` and `Post`.
  var parts: [SwiftType] {
    var parts: [SwiftType] = []
    forEachPart { parts.append($0) }
    return parts
  }

  /// The dotted names in the type.
  var names: [[String]] {
    var names: [[String]] = []
    forEachPart { part in
      if case .named(let path) = part { names.append(path.map(\.name)) }
    }
    return names
  }

  /// Whether all parts are Swift's own types that have every conformance, as in `[String: Int?]`. Rules need not check
  /// such types, and most types of a schema are plain: a schema cannot declare a type with the name of one of Swift's.
  var isPlain: Bool {
    switch self {
    case .optional(let type), .array(let type): type.isPlain
    case .dictionary(let key, let value): key.isPlain && value.isPlain
    case .tuple, .existential: false
    case .named(let path):
      path.count == 1 && path[0].builtIn?.lacks.isEmpty == true && path[0].arguments.allSatisfy(\.isPlain)
    }
  }

  /// Visits `parts` without making the array.
  func forEachPart(_ body: (SwiftType) -> Void) {
    body(self)
    switch self {
    case .optional(let type), .array(let type): type.forEachPart(body)
    case .dictionary(let key, let value):
      key.forEachPart(body)
      value.forEachPart(body)
    case .tuple(let elements): for element in elements { element.type.forEachPart(body) }
    case .existential(let protocols): for type in protocols { type.forEachPart(body) }
    case .named(let path):
      for component in path { for type in component.arguments { type.forEachPart(body) } }
    }
  }
}
