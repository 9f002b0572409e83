/// The imports of a file: the runtime, then those of the schema.
struct ImportTranslator {
  let file: FileModel
  let access: Access

  var imports: [SwiftFile.Import] {
    let runtime = SwiftFile.Import(access: access, module: Identifier(validated: "StateKit"))
    let spelled: [SwiftType] = foreignTypes
    return [runtime]
      + file.imports.map { module in
        let isShown: Bool =
          namesTypesInDefaults || spelled.contains { $0.mayComeFrom(module, of: file.imports) }
        return SwiftFile.Import(access: isShown ? access : .internal, module: Identifier(validated: module))
      }
  }

  /// The types in declarations that neither Swift nor the schemas bring along. An import that shows none of them
  /// must not be public: the compiler warns of that as it warns of one that should be.
  private var foreignTypes: [SwiftType] {
    let references: [TypeReference] =
      properties.map(\.type)
      + file.domains.flatMap { $0.actions + $0.requests.flatMap(\.phases) }.flatMap(\.payload).map(\.type)
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
  /// Whether something in the type could be the module's: a name is, unless Swift or another module qualifies it.
  fileprivate func mayComeFrom(_ module: String, of imports: [String]) -> Bool {
    func mayCome(_ type: SwiftType) -> Bool { type.mayComeFrom(module, of: imports) }
    switch self {
    case .named(let path):
      let first: String = path.first?.name ?? module
      let isOther: Bool = SwiftType.isBuiltIn(first) || imports.contains(first) && first != module
      return !isOther || path.contains { $0.arguments.contains(where: mayCome) }
    case .optional(let type), .array(let type): return mayCome(type)
    case .dictionary(let key, let value): return mayCome(key) || mayCome(value)
    case .tuple(let elements): return elements.contains { mayCome($0.type) }
    case .existential(let types): return types.contains(where: mayCome)
    }
  }
}
