/// The cases of an enum, their accessors and `is…` predicates have names of their own.
struct CasesAreUnique: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    for type in index.types {
      var scope = NameScope(diagnostics)
      for name in type.schema.cases ?? [] {
        scope.declare(name.value, "the case \(name.value.quoted)", name.location)
      }
    }
    for domain in index.domains {
      let actions = domain.schema.actions.map { ($0.name, "the action \($0.name.value.quoted)") }
      let requests = domain.schema.requests.map { ($0.name, "the request \($0.name.value.quoted)") }
      let children = domain.schema.children.map { ($0.name, "the child \($0.name.value.quoted)") }
      var scope = NameScope(diagnostics)
      for (name, what) in actions + requests + children { scope.declare(name.value, what, name.location) }
      guard domain.accessors == .full else { continue }
      for (name, what) in actions + requests + children {
        let predicate = MemberName.predicate(ofCase: name.value)
        scope.declare(predicate, "the predicate \(predicate.quoted) of \(what)", name.location)
      }
    }
  }
}
