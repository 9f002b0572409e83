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
