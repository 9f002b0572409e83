/// What a name in a schema names.
enum NameKind: String {
  case domain, type, property, action, request, effect, child, label
  case enumCase = "case"

  var isUpperCamelCase: Bool { self == .domain || self == .type }
}

extension SchemaIndex {
  /// Each name that the schemas declare.
  func forEachName(_ body: (NameKind, Located<String>) -> Void) {
    for type in types {
      body(.type, type.schema.name)
      for property in type.schema.properties ?? [] { body(.property, property.name) }
      for name in type.schema.cases ?? [] { body(.enumCase, name) }
    }
    for domain in domains {
      body(.domain, domain.schema.name)
      for property in domain.schema.declaredProperties ?? [] { body(.property, property.name) }
      for action in domain.schema.actions {
        body(.action, action.name)
        for value in action.payload ?? [] {
          if let label = value.label { body(.label, label) }
        }
      }
      for request in domain.schema.requests {
        body(.request, request.name)
        for label in request.labels { body(.label, label) }
        if let property = request.into { body(.property, property) }
      }
      for effect in domain.schema.effects { body(.effect, effect.name) }
      for child in domain.schema.children { body(.child, child.name) }
    }
  }
}
