/// A case called `none` is a trap: `.none` of an optional is nil.
struct NoneHidesNothing: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    let cases = index.types.flatMap { $0.schema.cases ?? [] }
    let actions = index.domains.flatMap { domain in
      domain.schema.actions.map(\.name) + domain.schema.requests.map(\.name)
        + domain.schema.children.map(\.name)
    }
    for name in cases + actions where name.value == "none" {
      diagnostics.report(.caseCalledNone(at: name.location))
    }
  }
}
