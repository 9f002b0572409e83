/// A name that schemas declare: of a domain, an action, a property.
///
/// Symbols are equal if they are declared at the same place. The phases of a request stand at the place of the request, and
/// are told apart by their names.
package struct Symbol {
  package enum Kind: String, Sendable {
    case domain, type, property, action, request, phase, effect, child, invariant, label
    case enumCase = "case"
  }

  /// The declaration in the schema, with the names that it needs.
  enum Declaration {
    case domain(DomainEntry)
    case type(TypeEntry)
    /// With the name of the domain or the type.
    case property(PropertySchema, of: String)
    case action(ActionSchema, of: DomainEntry)
    case request(RequestSchema, of: DomainEntry)
    case phase(ActionSchema, of: RequestSchema, in: DomainEntry)
    case effect(EffectSchema, of: DomainEntry)
    /// With the domain that has the child, and that of the child, if it is known.
    case child(ChildSchema, of: DomainEntry, DomainEntry?)
    case invariant(InvariantSchema, of: DomainEntry)
    /// With the key: the label, or the position.
    case label(PayloadValueSchema, key: String)
    case enumCase(EnumCaseSchema, of: TypeEntry)
  }

  let declaration: Declaration
  package let kind: Kind
  package let name: String
  /// The place of the name's first letter.
  package let location: SourceLocation

  init?(_ declaration: Declaration) {
    self.declaration = declaration
    let name: Located<String>
    switch declaration {
    case .domain(let domain):
      // The domain of a one-of stands at the child for which it is made.
      if domain.schema.isOneOf { return nil }
      (kind, name) = (.domain, domain.schema.name)
    case .type(let type): (kind, name) = (.type, type.schema.name)
    case .property(let property, _): (kind, name) = (.property, property.name)
    case .action(let action, _): (kind, name) = (.action, action.name)
    case .request(let request, _): (kind, name) = (.request, request.name)
    case .phase(let phase, _, _): (kind, name) = (.phase, phase.name)
    case .effect(let effect, _): (kind, name) = (.effect, effect.name)
    case .child(let child, _, _): (kind, name) = (.child, child.name)
    case .invariant(let invariant, _): (kind, name) = (.invariant, invariant.name)
    case .label(let value, let key):
      guard let place = value.label?.location ?? value.type?.location else { return nil }
      (kind, name) = (.label, Located(key, at: place))
    case .enumCase(let enumCase, _): (kind, name) = (.enumCase, enumCase.name)
    }
    self.name = name.value
    self.location = name.location.behindQuote
  }

  /// The text under `doc`.
  package var documentation: String? {
    switch declaration {
    case .domain(let domain): domain.schema.documentation
    case .type(let type): type.schema.documentation
    case .property(let property, _): property.documentation
    case .action(let action, _), .phase(let action, _, _): action.documentation
    case .request(let request, _): request.documentation
    case .effect(let effect, _): effect.documentation
    case .child(_, _, let domain): domain?.schema.documentation
    case .invariant(let invariant, _): invariant.documentation
    case .label: nil
    case .enumCase(let enumCase, _): enumCase.documentation
    }
  }

  /// The domain or the type that declares the name; nil for domains, types and labels.
  package var owner: String? {
    switch declaration {
    case .domain, .type, .label: nil
    case .property(_, let owner): owner
    case .action(_, let domain), .request(_, let domain), .phase(_, _, let domain), .effect(_, let domain),
      .child(_, let domain, _), .invariant(_, let domain):
      domain.shownName
    case .enumCase(_, let type): type.shownName
    }
  }

  /// The name of the request that has a phase.
  package var request: String? {
    if case .phase(_, let request, _) = declaration { request.name.value } else { nil }
  }

  package var isDeprecated: Bool {
    if case .action(let action, _) = declaration { action.deprecated != nil } else { false }
  }

  /// Whether `set` can give it another value: a property or a child.
  package var isSettable: Bool {
    switch declaration {
    case .property, .child: true
    case .domain, .type, .action, .request, .phase, .effect, .invariant, .label, .enumCase: false
    }
  }

  /// Whether renaming it leaves an entry in `was`.
  package var hasEarlierNames: Bool {
    switch kind {
    case .domain, .property, .action, .request, .child, .invariant: true
    case .type, .phase, .effect, .label, .enumCase: false
    }
  }
}

extension Symbol: Hashable {
  package static func == (left: Symbol, right: Symbol) -> Bool {
    left.location == right.location && left.name == right.name
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(location) }
}

extension SourceLocation {
  /// The first letter of a name that stands in quotes here.
  var behindQuote: SourceLocation {
    guard offset < file.bytes.count, file.bytes[offset] == ASCII.quote else { return self }
    return SourceLocation(file: file, offset: offset + 1)
  }
}
