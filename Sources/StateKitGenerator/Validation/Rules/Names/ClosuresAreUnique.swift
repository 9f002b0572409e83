/// A request and an effect of one domain have different names: both are closures of the domain's effects.
struct ClosuresAreUnique: FileRule {
  func check(_ file: FileEntry, reportingTo diagnostics: DiagnosticCollector) {
    for domain in file.domains {
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
