/// The meaning of a module's schemas: each path, payload, literal and condition resolved, and each once.
///
/// What this module declares is resolved at the beginning, so that all mistakes are reported then. The declarations of used
/// modules, in which there are no mistakes, are resolved when they are asked for.
final class ResolvedModule {
  let index: SchemaIndex
  let files: [ResolvedFile]
  /// The types of all files, with those of equal names.
  let types: [ResolvedType]
  /// The domains of all files, with those of equal names.
  let domains: [ResolvedDomain]
  /// The declarations of the modules that are used.
  let usedModules: [ResolvedUsedModule]
  /// How many paths were followed so far, to actions and to properties.
  private(set) var pathCount: Int = 0
  let diagnostics: DiagnosticCollector
  private let domainsByEntry: [DomainEntry: ResolvedDomain]

  init(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    self.index = index
    self.diagnostics = diagnostics
    self.files = index.files.map(ResolvedFile.init)
    self.types = files.flatMap(\.types)
    self.domains = files.flatMap(\.domains)
    self.usedModules = index.modules.map(ResolvedUsedModule.init)
    let all = domains + usedModules.flatMap(\.domains)
    self.domainsByEntry = Dictionary(uniqueKeysWithValues: all.map { ($0.entry, $0) })
    for domain in all { domain.link(in: self) }
    for type in types + usedModules.flatMap(\.types) { type.module = self }
    for type in types { type.resolve() }
    for domain in domains { domain.resolve() }
  }

  /// The domains of this module and of those that it uses.
  var allDomains: [ResolvedDomain] { domains + usedModules.flatMap(\.domains) }

  /// The domain that a schema means by `Users`, `ThisModule.Users` or `OtherModule.Users`.
  func domain(_ name: String) -> ResolvedDomain? { index.domain(name).flatMap { domainsByEntry[$0] } }

  /// The domain that a state is generated for.
  func domain(ofState type: SwiftType) -> ResolvedDomain? {
    index.domain(ofState: type).flatMap { domainsByEntry[$0] }
  }

  /// Follows the path that a schema has in one place. What is wrong with it is reported.
  func resolve<Target>(
    _ path: PathSchema,
    _ follow: (PathSchema) throws(Mistake) -> Resolved<Target>
  ) -> Resolved<Target> {
    pathCount += 1
    return diagnostics.resolving { () throws(Mistake) in try follow(path) }
  }
}

/// The declarations of a schema file.
struct ResolvedFile {
  private let entry: FileEntry
  let types: [ResolvedType]
  let domains: [ResolvedDomain]

  init(_ file: FileEntry) {
    self.entry = file
    self.types = file.types.map(ResolvedType.init)
    self.domains = file.domains.map(ResolvedDomain.init)
  }

  var schema: Schema { entry.schema }

  /// Each type that the file writes down for a property or payload.
  var writtenTypes: [Located<SwiftType>] { SchemaIndex.writtenTypes(in: entry.types, entry.domains) }

  /// Frees the memory of the file, but for what other files need to know of it.
  func dropDeclarations(in index: SchemaIndex) {
    for domain in domains { domain.dropDeclarations() }
    index.dropDeclarations(of: entry)
  }
}

/// The declarations of a module that is used.
struct ResolvedUsedModule {
  let name: String
  let types: [ResolvedType]
  let domains: [ResolvedDomain]

  init(_ module: DeclaredModule) {
    self.name = module.name
    self.types = module.types.map(ResolvedType.init)
    self.domains = module.domains.map(ResolvedDomain.init)
  }
}
