/// The imports of a file: the runtime, then those of the schema.
struct ImportTranslator {
  let file: FileModel
  let access: Access

  var imports: [SwiftFile.Import] {
    let runtime = SwiftFile.Import(access: access, module: Identifier(validated: "StateKit"))
    let spelled: [SwiftType] = foreignTypes
    return [runtime]
      + file.imports.map { module in
        let isShown: Bool = namesTypesInDefaults || spelled.contains { $0.mayComeFrom(module) }
        return SwiftFile.Import(access: isShown ? access : .internal, module: Identifier(validated: module))
      }
  }

  /// The types in declarations that neither Swift nor the schemas bring along. An import that shows none of them
  /// must not be public: the compiler warns of that as it warns of one that should be.
  private var foreignTypes: [SwiftType] {
    let references: [TypeReference] =
      properties.map(\.type) + file.domains.flatMap(\.actions).flatMap(\.payload).map(\.type)
    let states: [SwiftType] = file.domains.map(\.state).filter { $0.typeLocation != nil }.map(\.type)
    return references.filter { $0.location != nil }.map(\.type) + states
  }

  /// Defaults of parameters are seen by other modules, too.
  private var namesTypesInDefaults: Bool {
    let declared: Set<String> = Set(file.types.map(\.name.name))
    return properties.contains { property in
      guard property.defaultLocation != nil, let code = property.defaultValue else { return false }
      return ForeignNames.find(in: code).contains { !declared.contains($0) }
    }
  }

  private var properties: [PropertyModel] {
    let types: [[PropertyModel]] = file.types.map { type in
      if case .struct(let properties) = type.kind { properties } else { [] }
    }
    return types.flatMap { $0 } + file.domains.flatMap { $0.state.properties ?? [] }
  }
}

extension SwiftType {
  /// Whether something in the type could be the module's: a name is, unless it is qualified by another module's.
  fileprivate func mayComeFrom(_ module: String) -> Bool {
    switch self {
    case .named(let components):
      (components.count == 1 || components.first?.name == module)
        || components.contains { $0.arguments.contains { $0.mayComeFrom(module) } }
    case .optional(let type), .array(let type): type.mayComeFrom(module)
    case .dictionary(let key, let value): key.mayComeFrom(module) || value.mayComeFrom(module)
    case .tuple(let elements): elements.contains { $0.type.mayComeFrom(module) }
    case .existential(let types): types.contains { $0.mayComeFrom(module) }
    }
  }
}
