/// The names that the schemas of a module declare, and their spelling in other modules: with the module in front.
///
/// Names that the schemas do not declare stay unchanged, because their module is unknown.
struct ModuleNames {
  private let module: String
  private let domains: Set<String>
  private let types: Set<String>

  init(of module: String, _ schemas: [Schema]) {
    let domains = schemas.flatMap { file in file.domains.map { DomainEntry($0, in: file) } }
    self.module = module
    self.domains = Set(domains.map(\.name))
    self.types = Set(domains.flatMap(\.generatedTypeNames) + schemas.flatMap(\.types).map(\.name.value))
  }

  func qualify(_ file: Schema) -> Schema {
    var file = file
    file.types = file.types.map(qualify)
    file.domains = file.domains.map(qualify)
    return file
  }

  private func qualify(_ type: TypeSchema) -> TypeSchema {
    let kind: TypeSchema.Kind? =
      switch type.kind {
      case .struct(let properties): .struct(properties.map(qualify))
      case .enum(let cases): .enum(cases.map(qualify))
      case nil: nil
      }
    return TypeSchema(name: type.name, documentation: type.documentation, kind: kind)
  }

  private func qualify(_ enumCase: EnumCaseSchema) -> EnumCaseSchema {
    EnumCaseSchema(
      name: enumCase.name,
      documentation: enumCase.documentation,
      payload: enumCase.payload?.map(qualify)
    )
  }

  private func qualify(_ domain: DomainSchema) -> DomainSchema {
    var domain = domain
    domain.state = domain.state.map { state in
      switch state {
      case .properties(let properties): .properties(properties.map(qualify))
      case .oneOf: state
      case .type(let type, let listed): .type(qualify(type), listed: listed?.map(qualify))
      }
    }
    domain.actionsWrittenByHand = domain.actionsWrittenByHand.map(qualify)
    domain.actions = domain.actions.map(qualify)
    domain.binds = domain.binds.map(qualify)
    domain.requests = domain.requests.map(qualify)
    domain.children = domain.children.map(qualify)
    return domain
  }

  private func qualify(_ property: PropertySchema) -> PropertySchema {
    property.typed(property.type.map(qualify))
  }

  private func qualify(_ action: ActionSchema) -> ActionSchema {
    action.carrying(action.payload?.map(qualify))
  }

  private func qualify(_ binding: BindingSchema) -> BindingSchema {
    var binding = binding
    binding.actions = binding.actions.map(qualify)
    return binding
  }

  private func qualify(_ request: RequestSchema) -> RequestSchema {
    var request = request
    request.input = request.input?.map(qualify)
    request.output = request.output?.map(qualify)
    request.failure = request.failure.map(qualify)
    return request
  }

  private func qualify(_ value: PayloadValueSchema) -> PayloadValueSchema {
    PayloadValueSchema(label: value.label, type: value.type.map(qualify))
  }

  private func qualify(_ child: ChildSchema) -> ChildSchema {
    var child = child
    child.domain = child.domain?.map { domains.contains($0) ? "\(module).\($0)" : $0 }
    return child
  }

  private func qualify(_ type: Located<SwiftType>) -> Located<SwiftType> { type.map(qualify) }

  private func qualify(_ type: SwiftType) -> SwiftType {
    switch type {
    case .optional(let wrapped): .optional(qualify(wrapped))
    case .array(let element): .array(qualify(element))
    case .dictionary(let key, let value): .dictionary(key: qualify(key), value: qualify(value))
    case .tuple(let elements):
      .tuple(elements.map { SwiftType.TupleElement(label: $0.label, type: qualify($0.type)) })
    case .existential: type
    case .named(let path): .named(qualify(path))
    }
  }

  private func qualify(_ path: [SwiftType.Component]) -> [SwiftType.Component] {
    let path = path.map { SwiftType.Component(name: $0.name, arguments: $0.arguments.map(qualify)) }
    guard let first = path.first, types.contains(first.name) else { return path }
    return [SwiftType.Component(name: module, arguments: [])] + path
  }
}
