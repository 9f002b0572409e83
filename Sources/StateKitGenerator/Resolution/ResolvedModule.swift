/// The meaning of a module's schemas: each path, payload, literal and condition, resolved once.
///
/// The declarations of this module are resolved at the start, so that all mistakes are reported then. The declarations
/// of used modules are free of mistakes and are resolved on demand.
final class ResolvedModule {
  let index: SchemaIndex
  let files: [ResolvedFile]
  /// The types of all files; types with equal names are all included.
  let types: [ResolvedType]
  /// The domains of all files; domains with equal names are all included.
  let domains: [ResolvedDomain]
  /// The declarations of the used modules.
  let usedModules: [ResolvedUsedModule]
  /// The number of paths followed so far, to actions and to properties.
  private(set) var pathCount: Int = 0
  let diagnostics: DiagnosticCollector
  /// The domains whose states can be made without arguments.
  private(set) lazy var freelyMade: Set<ResolvedDomain> = FreelyMadeStates.find(in: self)
  /// The domains with properties of children that follow others, in them or below.
  private(set) lazy var following: Set<ResolvedDomain> = domains(with: { domain in
    !domain.entry.schema.isOneOf && domain.children.contains { !$0.follows.isEmpty }
  })
  /// The domains whose state starts effects or bridges, in them or below.
  private(set) lazy var triggering: Set<ResolvedDomain> = domains(with: { domain in
    let schema = domain.entry.schema
    return !schema.eventBridges.isEmpty || schema.effects.contains { $0.while != nil || $0.event != nil }
  })
  /// The domains whose reducers are not there by themselves, because code handles actions or wraps the reducer, in them or below.
  private(set) lazy var supplied: Set<ResolvedDomain> = domains(with: { domain in
    let schema = domain.entry.schema
    return schema.isWrapped || schema.actions.contains(where: \.hasHandler)
      || schema.requests.contains(where: \.hasHandler)
      || schema.reactions.contains(where: \.change.hasHandler)
  })
  private let domainsByEntry: [DomainEntry: ResolvedDomain]

  /// - Parameter isLazy: Whether declarations are resolved when `resolve` is called, or when others need them.
  init(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector, isLazy: Bool = false) {
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
    if !isLazy { resolve() }
  }

  /// Resolves all declarations of this module, and reports mistakes in them.
  func resolve() {
    for type in types { type.resolve() }
    for domain in domains { domain.resolve() }
  }

  /// The domains for which a fact is true, and those above them.
  private func domains(with fact: (ResolvedDomain) -> Bool) -> Set<ResolvedDomain> {
    var found: Set<ResolvedDomain> = []
    var next = allDomains.filter(fact)
    while let domain = next.popLast() {
      if found.insert(domain).inserted { next += domain.parents.map(\.parent) }
    }
    return found
  }

  /// The domains of this module and of the used modules.
  var allDomains: [ResolvedDomain] { domains + usedModules.flatMap(\.domains) }

  /// The domain for `Users`, `ThisModule.Users` or `OtherModule.Users` in a schema.
  func domain(_ name: String) -> ResolvedDomain? { index.domain(name).flatMap { domainsByEntry[$0] } }

  func resolved(_ entry: DomainEntry) -> ResolvedDomain? { domainsByEntry[entry] }

  /// The domain whose generated state is `type`.
  func domain(ofState type: SwiftType) -> ResolvedDomain? {
    index.domain(ofState: type).flatMap { domainsByEntry[$0] }
  }

  /// The domain whose state is `type`, written by hand with properties that the schema lists.
  func domain(ofListedState type: SwiftType) -> ResolvedDomain? {
    index.domain(ofListedState: type).flatMap { domainsByEntry[$0] }
  }

  /// Follows a path of a schema, and reports a mistake in the path.
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

  /// The types of properties and payload values, as the file spells them, that a rule may have something to say about.
  var unusualTypes: [Located<SwiftType>] { entry.unusualTypes }

  /// Frees the memory of the file, except for the parts that other files need.
  func dropDeclarations(in index: SchemaIndex) {
    for domain in domains { domain.dropDeclarations() }
    index.dropDeclarations(of: entry)
  }
}

/// The declarations of a used module.
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
