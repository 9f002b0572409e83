/// A case called `none` is a trap: `.none` of an optional is nil.
struct NoneHidesNothing: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    var names: [Located<String>] = index.types.flatMap { $0.schema.cases ?? [] }
    for domain in index.domains {
      names += domain.schema.actions.map(\.name)
      names += domain.schema.requests.map(\.name)
      names += domain.schema.children.map(\.name)
    }
    for name in names where name.value == "none" {
      diagnostics.report(.caseCalledNone(at: name.location))
    }
  }
}
