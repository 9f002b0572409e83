/// The imports of a file: the runtime, then those of the schema, then the modules that it uses.
package struct ImportTranslator {
  let file: FileModel
  let access: Access

  package init(file: FileModel, access: Access) {
    self.file = file
    self.access = access
  }

  package var imports: [SwiftFile.Import] {
    let runtime = SwiftFile.Import(access: access, module: Identifier(validated: "StateKit"))
    // Most files do not have other imports, and a search through all types takes long.
    if modules.isEmpty && file.importsBelow.isEmpty { return [runtime] }
    let spelled: [SwiftType] = foreignTypes
    return [runtime]
      + file.imports.map { module in
        let isShown: Bool =
          namesTypesInDefaults || spelled.contains { $0.mayComeFrom(module, of: modules) }
        return SwiftFile.Import(access: isShown ? access : .internal, module: Identifier(validated: module))
      }
      + importsBelow
      + file.uses.map { module in
        SwiftFile.Import(access: isShown(module) ? access : .internal, module: module)
      }
  }

  private var modules: [String] { file.imports + file.uses.map(\.name) }

  /// The imports that the values of actions below may need.
  private var importsBelow: [SwiftFile.Import] {
    if file.importsBelow.isEmpty { return [] }
    let known: [String] = modules + file.importsBelow
    // A needless public import causes a warning that the author cannot avoid.
    func may(_ types: [SwiftType], comeFrom module: String) -> Bool {
      types.contains { type in
        if known.contains("Foundation"), type.isFoundations { return module == "Foundation" }
        return type.mayComeFrom(module, of: known)
      }
    }
    let shown: [SwiftType] = paths.flatMap(\.foreignTypes)
    let named: [SwiftType] = shown + bridgedPaths.flatMap(\.foreignTypes)
    return file.importsBelow.filter { may(named, comeFrom: $0) }.map { module in
      let isShown: Bool =
        module == "Foundation" ? shown.contains(where: \.isFoundations) : may(shown, comeFrom: module)
      return SwiftFile.Import(access: isShown ? access : .internal, module: Identifier(validated: module))
    }
  }

  private var bridgedPaths: [ActionPath] {
    let bridges: [BridgeModel] = file.domains.flatMap { $0.bridges + $0.eventBridges }
    let reactions: [ReactionModel] = file.domains.flatMap(\.reactions)
    return bridges.flatMap { [$0.trigger, $0.result] } + reactions.map(\.path)
  }

  /// Whether a public declaration names a used module. Declarations of a used module are always named through it.
  private func isShown(_ module: Identifier) -> Bool {
    let types: [SwiftType] = (references + elements).map(\.type) + states
    return file.domains.flatMap(\.children).contains { $0.domain.id.module == module }
      || types.contains { $0.names.contains { $0.count > 1 && $0[0] == module.name } }
      || namesInDefaults.contains(module.name)
  }

  /// The types in declarations that come neither from Swift nor from schemas. An import without such a type in a public
  /// declaration must not be public: the compiler warns both of a needless and of a missing `public`.
  private var foreignTypes: [SwiftType] {
    references.filter { $0.location != nil }.map(\.type) + states
      + file.domains.compactMap { $0.actionsWrittenByHand?.type }
  }

  private var references: [TypeReference] {
    let actions: [ActionModel] = file.domains.flatMap {
      $0.actions + $0.requests.flatMap(\.phases) + $0.boundActions
    }
    let kept: [TypeReference] = properties.map(\.type) + file.caseValues
    let sent: [TypeReference] = actions.flatMap(\.payload).map(\.type)
    let read: [TypeReference] = file.domains.flatMap(\.work).flatMap(\.inputs).map(\.type)
    return kept + sent + read + paths.flatMap(\.payload).map(\.type)
  }

  /// The ids of elements among the parameters of handlers and closures.
  private var elements: [TypeReference] { paths.flatMap(\.elements).map(\.type) }

  /// The actions whose values are parameters of handlers, or parameters or results of closures.
  private var paths: [ActionPath] {
    file.domains.flatMap { domain in
      let effects: [ActionPath?] = domain.work.flatMap { effect in
        effect.triggers.map(\.path)
          + [effect.event?.handed.path, effect.feeds, effect.output?.action, effect.failure?.action]
      }
      return domain.reactions.filter(\.hasHandler).map(\.path) + effects.compactMap { $0 }
    }
  }

  /// The states written by hand.
  private var states: [SwiftType] {
    file.domains.map(\.state).filter { $0.typeLocation != nil }.map(\.type)
  }

  /// Defaults of parameters are visible in other modules too.
  private var namesTypesInDefaults: Bool {
    let declared: Set<String> = Set(file.types.map(\.name.name))
    return namesInDefaults.contains { !declared.contains($0) }
  }

  private var namesInDefaults: [String] {
    properties.flatMap { property in
      property.defaultLocation == nil ? [] : property.defaultValue.map(ForeignNames.find) ?? []
    }
  }

  /// The properties of generated types. The file does not declare the properties of a state that is written by hand.
  private var properties: [PropertyModel] {
    let types: [[PropertyModel]] = file.types.map { type in
      if case .struct(let properties) = type.kind { properties } else { [] }
    }
    return types.flatMap { $0 } + file.domains.flatMap { $0.state.properties ?? [] }
  }
}

extension FileModel {
  fileprivate var caseValues: [TypeReference] {
    types.flatMap { type -> [TypeReference] in
      guard case .enum(let cases) = type.kind else { return [] }
      return cases.flatMap(\.payload).map(\.type)
    }
  }
}

extension ActionPath {
  /// The types of the values that only the Swift compiler can check.
  fileprivate var foreignTypes: [SwiftType] {
    payload.map(\.type).filter { $0.location != nil }.map(\.type)
  }
}

extension SwiftType {
  /// Whether the type contains a known Foundation type.
  fileprivate var isFoundations: Bool {
    names.contains { $0[0] == "Foundation" || FoundationTypes.names.contains($0[0]) }
  }

  /// Whether a part of the type could be from the module: any name that is not Swift's and not qualified by another
  /// module.
  fileprivate func mayComeFrom(_ module: String, of imports: [String]) -> Bool {
    func mayCome(_ type: SwiftType) -> Bool { type.mayComeFrom(module, of: imports) }
    switch self {
    case .named(let path):
      let first: String = path.first?.name ?? module
      let isOther: Bool =
        SwiftType.isBuiltIn(first) || StandardType.named(path) != nil
        || imports.contains(first) && first != module
      return !isOther || path.contains { $0.arguments.contains(where: mayCome) }
    case .optional(let type), .array(let type): return mayCome(type)
    case .dictionary(let key, let value): return mayCome(key) || mayCome(value)
    case .tuple(let elements): return elements.contains { mayCome($0.type) }
    case .existential(let types): return types.contains(where: mayCome)
    }
  }
}
