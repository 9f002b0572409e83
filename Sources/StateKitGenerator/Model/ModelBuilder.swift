/// Makes the model of the code from the meaning of correct schemas, and consumes that meaning.
struct ModelBuilder {
  private let module: ResolvedModule
  /// The conformances that states written by hand need because other states contain them.
  let requirements: [ResolvedDomain: Set<Conformance>]
  /// The entries of `types` that are errors.
  let errorTypes: Set<TypeEntry>

  /// - Parameter module: A module without errors.
  init(_ module: ResolvedModule) {
    self.module = module
    // It reads all schemas, and `build` frees them one after another.
    _ = (module.freelyMade, module.following)
    self.requirements = ModelBuilder.requirements(in: module)
    self.errorTypes = module.errorTypes(of: module.domains, writing: module.index.unusualTypes)
  }

  /// - Parameter withUsedModules: Whether the model includes the declarations of used modules, for which no code is
  ///   generated.
  consuming func build(withUsedModules: Bool) -> ModuleModel {
    let used = withUsedModules ? module.usedModules.map(usedModule) : []
    // The schemas are freed file by file, so that they and the model are not all in memory at the same time.
    let files = module.files.map { file in
      defer { file.dropDeclarations(in: module.index) }
      return self.file(file)
    }
    return ModuleModel(files: files, usedModules: used)
  }

  var index: SchemaIndex { module.index }

  private static func requirements(in module: ResolvedModule) -> [ResolvedDomain: Set<Conformance>] {
    var requirements: [ResolvedDomain: Set<Conformance>] = [:]
    for parent in module.domains {
      let own: [Conformance] =
        parent.entry.hasGeneratedState ? parent.entry.stateConformances.inOrder(isIdentifiable: false) : []
      for child in parent.children where !child.domain.entry.hasGeneratedState {
        // The compiler reports a type that is not Sendable at the parent's property.
        requirements[child.domain, default: []].formUnion(
          own.filter { $0 != .sendable }.map(\.ofValues) + (child.kind == .each ? [.identifiable] : [])
        )
      }
    }
    return requirements
  }

  private func usedModule(_ module: ResolvedUsedModule) -> UsedModuleModel {
    UsedModuleModel(
      name: Identifier(validated: module.name),
      types: module.types.map(type),
      domains: module.domains.map(domain)
    )
  }

  private func file(_ file: ResolvedFile) -> FileModel {
    let schema = file.schema
    return FileModel(
      name: schema.name,
      source: schema.file,
      documentation: schema.documentation,
      access: schema.access,
      imports: imports(of: schema),
      importsBelow: importsBelow(file),
      uses: schema.uses.map { Identifier(validated: $0.value) },
      types: file.types.map(type),
      domains: file.domains.map(domain)
    )
  }

  /// The imports of the schema, without those that every generated file has.
  private func imports(of schema: Schema) -> [String] {
    var seen: Set<String> = Set(["StateKit", "Swift"] + schema.uses.map(\.value))
    return schema.imports.map(\.value).filter { seen.insert($0).inserted }
  }

  /// The imports of the files below. Of another module's imports only Foundation is taken, which is available
  /// everywhere: a module need not depend on the modules that a used module imports.
  private func importsBelow(_ file: ResolvedFile) -> [String] {
    var seen: Set<ResolvedDomain> = []
    var imports: [String] = []
    var known: Set<String> = Set(
      ["StateKit", "Swift"] + (file.schema.uses + file.schema.imports).map(\.value)
    )
    if let moduleName = index.moduleName { known.insert(moduleName) }
    var children: [ResolvedChild] = file.domains.flatMap(\.children)
    while let domain = children.popLast()?.domain {
      guard seen.insert(domain).inserted else { continue }
      children += domain.children
      for module in domain.entry.imports where domain.entry.module == nil || module == "Foundation" {
        if known.insert(module).inserted { imports.append(module) }
      }
    }
    return imports.sorted()
  }

  private func type(_ type: ResolvedType) -> TypeModel {
    let entry = type.entry
    return TypeModel(
      name: Identifier(validated: entry.name),
      location: entry.schema.name.location,
      documentation: entry.schema.documentation,
      kind: kind(of: type),
      conformances: entry.conformances.inOrder(isIdentifiable: entry.properties?["id"] != nil),
      isError: errorTypes.contains(entry)
    )
  }

  private func kind(of type: ResolvedType) -> TypeModel.Kind {
    switch Resolved(type.entry.schema.kind).known {
    case .struct: .struct((type.properties ?? []).map(property))
    case .enum(let cases): .enum(cases.map(enumCase))
    }
  }

  private func enumCase(_ schema: EnumCaseSchema) -> EnumCaseModel {
    EnumCaseModel(
      name: Identifier(validated: schema.name.value),
      location: schema.name.location,
      documentation: schema.documentation,
      payload: payload(Resolved(schema.payload).known)
    )
  }

  /// `location` replaces the type's own location if that is in another file, whose lines do not belong to the generated
  /// file.
  func reference(_ type: Located<SwiftType>?, at location: SourceLocation? = nil) -> TypeReference {
    let type = Resolved(type).known
    return TypeReference(
      type: type.value,
      location: index.knows(type.value) ? nil : location ?? type.location
    )
  }
}

extension [Located<String>] {
  /// Identifiers of names that the rules accepted.
  var identifiers: [Identifier] { map { Identifier(validated: $0.value) } }
}
