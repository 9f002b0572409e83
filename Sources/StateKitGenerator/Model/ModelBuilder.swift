/// From schemas that are right to what they mean.
struct ModelBuilder {
  let index: SchemaIndex
  /// The domains whose states can be made without arguments.
  let freelyMade: Set<DomainEntry>
  /// The conformances that states written by hand need, as others have them as parts.
  let requirements: [DomainEntry: Set<Conformance>]
  /// The entries of `types` that are thrown.
  let errorTypes: Set<TypeEntry>

  /// From an index in which nothing is wrong.
  static func build(_ index: SchemaIndex) -> ModuleModel {
    ModuleModel(
      ModelBuilder(
        index: index,
        freelyMade: FreelyMadeStates.find(in: index),
        requirements: requirements(in: index),
        errorTypes: index.errorTypes(of: index.domains, writing: index.writtenTypes)
      )
    )
  }

  private static func requirements(in index: SchemaIndex) -> [DomainEntry: Set<Conformance>] {
    var requirements: [DomainEntry: Set<Conformance>] = [:]
    for parent in index.domains {
      let own: [Conformance] =
        parent.hasGeneratedState ? parent.conformances.inOrder(isIdentifiable: false) : []
      for child in parent.schema.children {
        guard let domain = index.domain(of: child), !domain.hasGeneratedState else { continue }
        // Swift says at the parent's property that a type is not Sendable.
        requirements[domain, default: []].formUnion(
          own.filter { $0 != .sendable } + (child.kind == .each ? [.identifiable] : [])
        )
      }
    }
    return requirements
  }

  var usedModules: [UsedModuleModel] {
    index.modules.map { module in
      UsedModuleModel(
        name: Identifier(validated: module.name),
        types: module.types.compactMap(type),
        domains: module.domains.map(domain)
      )
    }
  }

  func file(_ schema: Schema) -> FileModel {
    FileModel(
      name: schema.name,
      source: schema.file,
      documentation: schema.documentation,
      access: schema.access,
      imports: imports(of: schema),
      importsBelow: importsBelow(schema),
      uses: schema.uses.map { Identifier(validated: $0.value) },
      types: schema.types.compactMap { index.type(.simple($0.name.value)) }.compactMap(type),
      domains: schema.domains.compactMap { index.domain($0.name.value) }.map(domain)
    )
  }

  /// Without those that each generated file has.
  private func imports(of schema: Schema) -> [String] {
    var seen: Set<String> = Set(["StateKit", "Swift"] + schema.uses.map(\.value))
    return schema.imports.map(\.value).filter { seen.insert($0).inserted }
  }

  /// Of another module only Foundation, which is everywhere: this one need not depend on what that one imports.
  private func importsBelow(_ schema: Schema) -> [String] {
    var seen: Set<DomainEntry> = []
    var imports: [String] = []
    var known: Set<String> = Set(["StateKit", "Swift"] + (schema.uses + schema.imports).map(\.value))
    if let moduleName = index.moduleName { known.insert(moduleName) }
    var children: [ChildSchema] = schema.domains.flatMap(\.children)
    while let child = children.popLast() {
      guard let domain = index.domain(of: child), seen.insert(domain).inserted else { continue }
      children += domain.schema.children
      for module in domain.imports where domain.module == nil || module == "Foundation" {
        if known.insert(module).inserted { imports.append(module) }
      }
    }
    return imports.sorted()
  }

  private func type(_ entry: TypeEntry) -> TypeModel? {
    guard let kind = entry.schema.kind else { return nil }
    return TypeModel(
      name: Identifier(validated: entry.name),
      location: entry.schema.name.location,
      documentation: entry.schema.documentation,
      kind: typeKind(kind),
      conformances: entry.conformances.inOrder(isIdentifiable: entry.properties?["id"] != nil),
      isError: errorTypes.contains(entry)
    )
  }

  private func typeKind(_ kind: TypeSchema.Kind) -> TypeModel.Kind {
    switch kind {
    case .struct(let properties): .struct(properties.compactMap(property))
    case .enum(let cases): .enum(cases.map { $0.map(Identifier.init(validated:)) })
    }
  }

  /// `location` stands for the type's own where that is in another file, whose lines do not concern this one.
  func reference(_ type: Located<SwiftType>, at location: SourceLocation? = nil) -> TypeReference {
    TypeReference(type: type.value, location: index.knows(type.value) ? nil : location ?? type.location)
  }
}

extension [Located<String>] {
  /// Names that the rules let through.
  var identifiers: [Identifier] { map { Identifier(validated: $0.value) } }
}
