/// What is stored or sent has the conformances of what stores or sends it.
struct TypesConform: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    for type in index.types {
      check(type.schema.properties ?? [], type.conformances, of: type.name, index, diagnostics)
    }
    for domain in index.domains {
      let names = GeneratedNames(domain: domain.name)
      let conformances = domain.conformances.inOrder(isIdentifiable: false)
      check(domain.schema.declaredProperties ?? [], domain.conformances, of: names.state, index, diagnostics)
      for action in domain.schema.sentActions {
        for case let type? in (action.payload ?? []).lazy.map(\.type) {
          check(type, conformances, of: names.action, index, diagnostics)
        }
      }
    }
  }

  private func check(
    _ properties: [PropertySchema],
    _ conformances: ConformanceList,
    of owner: String,
    _ index: SchemaIndex,
    _ diagnostics: DiagnosticCollector
  ) {
    let conformances = conformances.inOrder(isIdentifiable: false)
    for property in properties {
      guard let type = property.type else { continue }
      let isReported = check(type, conformances, of: owner, index, diagnostics)
      guard property.name.value == "id", !isReported, let gap = index.gap(in: type.value, for: .hashable)
      else {
        continue
      }
      diagnostics.report(.idNotHashable(gap, of: owner, declared: index.type(gap), at: type.location))
    }
  }

  @discardableResult
  private func check(
    _ type: Located<SwiftType>,
    _ conformances: [Conformance],
    of owner: String,
    _ index: SchemaIndex,
    _ diagnostics: DiagnosticCollector
  ) -> Bool {
    for conformance in conformances {
      guard let gap = index.gap(in: type.value, for: conformance) else { continue }
      diagnostics.report(
        .doesNotConform(gap, conformance, of: owner, declared: index.type(gap), at: type.location)
      )
      return true
    }
    return false
  }
}
