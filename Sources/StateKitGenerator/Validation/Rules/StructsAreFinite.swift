/// No struct in `types` stores itself, which would make it infinitely large; an array or dictionary may
/// hold it.
struct StructsAreFinite: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    var search = CycleSearch<TypeEntry, Containment>(
      steps: { storedTypes(of: $0, index) },
      found: { diagnostics.report(.structContainsItself($0)) }
    )
    for type in index.types { search.visit(type) }
  }

  private func storedTypes(of type: TypeEntry, _ index: SchemaIndex) -> [(
    step: Containment, target: TypeEntry
  )] {
    (type.schema.properties ?? []).flatMap { property in
      (property.type?.value.stored ?? []).compactMap { index.type($0) }.map { stored in
        (Containment(owner: type.name, part: property.name), stored)
      }
    }
  }
}

/// A struct or domain and the property or child by which it contains another.
struct Containment {
  let owner: String
  let part: Located<String>
}

extension SwiftType {
  /// The types whose values lie in the value itself.
  fileprivate var stored: [SwiftType] {
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
