/// The kinds of names in a schema.
enum NameKind: String {
  case domain, type, property, action, request, effect, child, invariant, label
  case enumCase = "case"

  var isUpperCamelCase: Bool { self == .domain || self == .type }
}

extension FileEntry {
  /// Calls `body` for each declared name, and for each earlier name of a declaration.
  func forEachName(withEarlier: Bool = true, _ body: (NameKind, Located<String>) -> Void) {
    func names(_ kind: NameKind, _ name: Located<String>, _ was: [Located<String>]) {
      body(kind, name)
      for name in was where withEarlier { body(kind, name) }
    }
    for type in types {
      body(.type, type.schema.name)
      for property in type.schema.properties ?? [] { names(.property, property.name, property.was) }
      for enumCase in type.schema.cases ?? [] { body(.enumCase, enumCase.name) }
      for value in type.schema.caseValues {
        if let label = value.label { body(.label, label) }
      }
    }
    for domain in domains {
      if !domain.schema.isOneOf { names(.domain, domain.schema.name, domain.schema.was) }
      for property in domain.schema.declaredProperties ?? [] {
        names(.property, property.name, property.was)
      }
      for action in domain.schema.actions {
        names(.action, action.name, action.was)
        for value in action.payload ?? [] {
          if let label = value.label { body(.label, label) }
        }
      }
      for request in domain.schema.requests {
        names(.request, request.name, request.was)
        for label in request.labels { body(.label, label) }
        if let property = request.into { body(.property, property) }
      }
      for effect in domain.schema.effects {
        body(.effect, effect.name)
        for label in effect.with.map(\.property) { body(.label, label) }
      }
      for child in domain.schema.children { names(.child, child.name, child.was) }
      for invariant in domain.schema.invariants { names(.invariant, invariant.name, invariant.was) }
    }
  }
}
