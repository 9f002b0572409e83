/// Where schemas declare what the model names, for reports that lead their reader there.
package struct DeclarationPlaces {
  /// What is declared, by the name of its owner and its own.
  private enum Key: Hashable {
    case domain(String)
    case type(String)
    case property(String, of: String)
    /// A property of a struct, or a case of a plain enum.
    case part(String, ofType: String)
    /// An action, a request or a child.
    case actionCase(String, of: String)
    case effect(String, of: String)
    case bridge(Int, of: String)
    case reaction(Int, of: String)
  }

  private var places: [Key: SourceLocation] = [:]

  fileprivate init(_ index: SchemaIndex) {
    for domain in index.domains { add(domain.schema) }
    for type in index.types { add(type.schema) }
  }

  package func domain(_ name: String) -> SourceLocation? { places[.domain(name)] }

  package func type(_ name: String) -> SourceLocation? { places[.type(name)] }

  package func property(_ name: String, of domain: String) -> SourceLocation? {
    places[.property(name, of: domain)]
  }

  /// A property of a struct, or a case of a plain enum.
  package func part(_ name: String, ofType type: String) -> SourceLocation? {
    places[.part(name, ofType: type)]
  }

  /// An action, a request or a child.
  package func actionCase(_ name: String, of domain: String) -> SourceLocation? {
    places[.actionCase(name, of: domain)]
  }

  package func effect(_ name: String, of domain: String) -> SourceLocation? {
    places[.effect(name, of: domain)]
  }

  package func bridge(_ position: Int, of domain: String) -> SourceLocation? {
    places[.bridge(position, of: domain)]
  }

  package func reaction(_ position: Int, of domain: String) -> SourceLocation? {
    places[.reaction(position, of: domain)]
  }

  private mutating func add(_ domain: DomainSchema) {
    let owner = domain.name.value
    places[.domain(owner)] = domain.name.location
    let cases = domain.actions.map(\.name) + domain.requests.map(\.name) + domain.children.map(\.name)
    for name in cases { places[.actionCase(name.value, of: owner)] = name.location }
    let properties = (domain.declaredProperties ?? []).map(\.name) + domain.requests.compactMap(\.into)
    for name in properties + domain.children.map(\.name) {
      places[.property(name.value, of: owner)] = name.location
    }
    for name in domain.effects.map(\.name) { places[.effect(name.value, of: owner)] = name.location }
    for (position, bridge) in domain.bridges.enumerated() {
      places[.bridge(position, of: owner)] = bridge.location
    }
    for (position, reaction) in domain.reactions.enumerated() {
      places[.reaction(position, of: owner)] = reaction.path.components.first?.location
    }
  }

  private mutating func add(_ type: TypeSchema) {
    let owner = type.name.value
    places[.type(owner)] = type.name.location
    for name in (type.properties ?? []).map(\.name) + (type.cases ?? []) {
      places[.part(name.value, ofType: owner)] = name.location
    }
  }
}

extension ModuleModel {
  /// Where its schemas declare what it names.
  package var places: DeclarationPlaces { DeclarationPlaces(builder.index) }
}
