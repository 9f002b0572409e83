/// The cases of an enum, their accessors and `is…` predicates have different names.
struct CasesAreUnique: FileRule {
  func check(_ file: FileEntry, reportingTo diagnostics: DiagnosticCollector) {
    for type in file.types {
      var scope = NameScope(diagnostics)
      for name in (type.schema.cases ?? []).map(\.name) {
        scope.declare(name.value, "the case \(name.value.quoted)", name.location)
      }
    }
    for domain in file.domains {
      let actions = domain.schema.actions.map { ("action", $0.name) }
      let binding = domain.schema.binds.map { Located(BindingSchema.name, at: $0.location) }
      let requests = domain.schema.requests.map { ("request", $0.name) }
      let children = domain.schema.children.map { ("child", $0.name) }
      let cases = actions + requests + children
      var scope = NameScope(diagnostics, expecting: cases.count)
      // It comes first, so that the other of two equal names is reported: only that one can be changed.
      if let binding { scope.declare(binding.value, "the case 'binding' of 'binds'", binding.location) }
      for (kind, name) in cases {
        scope.declare(name.value, "the \(kind) \(name.value.quoted)", name.location)
      }
      guard domain.accessors == .full else { continue }
      declarePredicates(of: (binding.map { [("case", $0)] } ?? []) + cases, in: &scope)
      let bound = domain.schema.boundActions.map { ("bound property", $0.name) }
      var properties = NameScope(diagnostics, expecting: bound.count)
      for (kind, name) in bound {
        properties.declare(name.value, "the \(kind) \(name.value.quoted)", name.location)
      }
      declarePredicates(of: bound, in: &properties)
    }
  }

  private func declarePredicates(of cases: [(String, Located<String>)], in scope: inout NameScope) {
    for (kind, name) in cases {
      let predicate = MemberName.predicate(ofCase: name.value)
      scope.declare(
        predicate,
        "the predicate \(predicate.quoted) of the \(kind) \(name.value.quoted)",
        name.location
      )
    }
  }
}
