/// A request and an effect of one domain have different names: both are closures of the domain's effects.
struct ClosuresAreUnique: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    let index = module.index
    for domain in index.domains {
      var scope = NameScope(diagnostics)
      for name in domain.schema.requests.map(\.name) {
        // Another rule reports the second of two requests, as a case.
        if scope.isFree(name.value) {
          scope.declare(name.value, "the request \(name.value.quoted)", name.location)
        }
      }
      for name in domain.schema.effects.map(\.name) {
        scope.declare(name.value, "the effect \(name.value.quoted)", name.location)
      }
    }
  }
}
