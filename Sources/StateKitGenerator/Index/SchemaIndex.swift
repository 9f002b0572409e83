/// Everything that the schemas of one module declare, by name: made once, shared by all rules and the model.
final class SchemaIndex {
  /// In the order of the files.
  let files: [FileEntry]
  /// The module that the schemas generate into, if it is known.
  let moduleName: String?
  /// Whether `schemas` holds all that there is, so that a name which is not here is nowhere.
  let isComplete: Bool
  /// In the order of the files, with those of equal names.
  let domains: [DomainEntry]
  /// In the order of the files, with those of equal names.
  let types: [TypeEntry]
  /// Each type that the schemas write down for a property or payload.
  private(set) var writtenTypes: [Located<SwiftType>]
  /// Those that are used, by themselves or through others.
  let modules: [DeclaredModule]
  private let domainsByName: [String: DomainEntry]
  private let typesByName: [String: TypeEntry]
  private let domainsByState: [String: DomainEntry]

  init(
    _ schemas: [Schema],
    isComplete: Bool,
    moduleName: String?,
    using modules: [DeclaredModule] = []
  ) {
    self.files = schemas.map(FileEntry.init)
    self.moduleName = moduleName
    self.isComplete = isComplete
    self.modules = modules
    self.domains = files.flatMap(\.domains)
    self.types = files.flatMap(\.types)
    self.writtenTypes = SchemaIndex.writtenTypes(in: types, domains)
    let all = domains + modules.flatMap(\.domains)
    self.domainsByName = Dictionary(all.map { ($0.shownName, $0) }) { first, _ in first }
    self.typesByName = Dictionary((types + modules.flatMap(\.types)).map { ($0.shownName, $0) }) { first, _ in
      first
    }
    self.domainsByState = Dictionary(
      all.filter(\.hasGeneratedState).map { (GeneratedNames(domain: $0.shownName).state, $0) }
    ) { first, _ in first }
  }

  /// The domain that a schema means by `Users`, `ThisModule.Users` or `OtherModule.Users`.
  func domain(_ name: String) -> DomainEntry? {
    domainsByName[nameInModule(name)]
  }

  func domain(of child: ChildSchema) -> DomainEntry? {
    child.domain.flatMap { domain($0.value) }
  }

  /// The entry of `types` that a schema means by `Post`, `ThisModule.Post` or `OtherModule.Post`.
  func type(_ type: SwiftType) -> TypeEntry? {
    guard case .named(let components) = type else { return nil }
    switch components.count {
    case 1: return typesByName[components[0].name]
    case 2: return typesByName[nameInModule("\(components[0].name).\(components[1].name)")]
    default: return nil
    }
  }

  /// Whether a type is the state generated for one of the domains.
  func isGeneratedState(_ type: SwiftType) -> Bool { domain(ofState: type) != nil }

  /// The domain that a state is generated for.
  func domain(ofState type: SwiftType) -> DomainEntry? {
    guard case .named(let components) = type else { return nil }
    switch components.count {
    case 1: return domainsByState[components[0].name]
    case 2: return domainsByState["\(components[0].name).\(components[1].name)"]
    default: return nil
    }
  }

  var schemas: [Schema] { files.map(\.schema) }

  /// Frees the memory of what one file of the model is made of, but for what the others need to know of it.
  func dropDeclarations(of file: FileEntry) {
    writtenTypes = []
    file.dropDeclarations()
  }

  var domainNames: [String] { domains.map(\.name) }

  /// A name without this module in front.
  func nameInModule(_ name: String) -> String {
    guard let moduleName, name.hasPrefix(moduleName + ".") else { return name }
    return String(name.dropFirst(moduleName.count + 1))
  }
}
