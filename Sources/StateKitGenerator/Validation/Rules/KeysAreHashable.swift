/// Keys of dictionaries and elements of sets are `Hashable`.
struct KeysAreHashable: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    for type in index.writtenTypes {
      for key in type.value.keys {
        guard let gap = index.gap(in: key, for: .hashable) else { continue }
        diagnostics.report(.keyNotHashable(gap, in: type.value, declared: index.type(gap), at: type.location))
        break
      }
    }
  }
}

extension SwiftType {
  /// What must be hashable in it, however deep.
  fileprivate var keys: [SwiftType] {
    switch self {
    case .dictionary(let key, let value): [key] + value.keys
    case .optional(let inner), .array(let inner): inner.keys
    case .tuple(let elements): elements.flatMap(\.type.keys)
    case .existential: []
    case .named(let components):
      (builtIn?.name == "Set" ? components[0].arguments : [])
        + components.flatMap { $0.arguments.flatMap(\.keys) }
    }
  }
}
