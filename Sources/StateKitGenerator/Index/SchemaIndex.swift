/// All declarations in the schemas of one module, by name: made once, shared by all rules and the model.
final class SchemaIndex {
  /// In the order of the files.
  let files: [FileEntry]
  /// The module that the schemas generate into, if it is known.
  let moduleName: String?
  /// Whether the schemas were all read in full: a name that is missing here is then missing everywhere.
  let isComplete: Bool
  /// In the order of the files; domains with equal names are all included.
  let domains: [DomainEntry]
  /// In the order of the files; types with equal names are all included.
  let types: [TypeEntry]
  /// The types of properties and payload values, as the schemas spell them, that rules must check, because of their
  /// names or their conformances.
  private(set) var unusualTypes: [Located<SwiftType>]
  /// The modules that the schemas use, directly or through other modules.
  let modules: [DeclaredModule]
  /// The names of all other modules whose schemas are given, whether the schemas use them or not.
  let givenModules: Set<String>
  /// Collects the meanings of names; nil if they are not needed.
  let symbols: SymbolRecorder?
  private let domainsByName: [String: DomainEntry]
  private let typesByName: [String: TypeEntry]
  private let domainsByState: [String: DomainEntry]
  private let domainsByListedState: [SwiftType: DomainEntry]

  init(
    _ files: [FileEntry],
    isComplete: Bool,
    moduleName: String?,
    using modules: [DeclaredModule] = [],
    given givenModules: Set<String> = [],
    recordingIn symbols: SymbolRecorder? = nil
  ) {
    self.files = files
    self.moduleName = moduleName
    self.isComplete = isComplete
    self.modules = modules
    self.givenModules = givenModules
    self.symbols = symbols
    self.domains = files.flatMap(\.domains)
    self.types = files.flatMap(\.types)
    self.unusualTypes = files.flatMap(\.unusualTypes)
    let all = domains + modules.flatMap(\.domains)
    // A one-of comes before a domain of the same name, because its child can only mean the one-of.
    let named = all.filter(\.schema.isOneOf) + all.filter { !$0.schema.isOneOf }
    self.domainsByName = Dictionary(named.map { ($0.shownName, $0) }) { first, _ in first }
    self.typesByName = Dictionary((types + modules.flatMap(\.types)).map { ($0.shownName, $0) }) { first, _ in
      first
    }
    self.domainsByState = Dictionary(
      all.filter(\.hasGeneratedState).map { (GeneratedNames(domain: $0.shownName).state, $0) }
    ) { first, _ in first }
    self.domainsByListedState = Dictionary(
      all.filter { !$0.hasGeneratedState && $0.properties != nil }.map { ($0.stateType, $0) }
    ) { first, _ in first }
    for domain in all { domain.expandPaths(in: self) }
  }

  /// The paths that a path stands for: `users.*` is a path to each action that the domain of `users` declares, with its
  /// bound properties and the phases of its requests, and `users.binding.*` to each of its bound properties. A path
  /// that does not lead to a domain with actions stays as it is.
  func paths(for path: PathSchema, in start: DomainEntry) -> [PathSchema] {
    guard path.isAllActions, let sign = path.components.last else { return [path] }
    var domain = start
    for (position, component) in path.components.dropLast().enumerated() {
      if component.value == BindingSchema.name, position == path.components.count - 2,
        let binding = domain.schema.binds
      {
        let properties = binding.actions.map { Located($0.name.value, at: sign.location) }
        if properties.isEmpty { return [path] }
        return properties.map {
          PathSchema(components: path.components.dropLast() + [$0], isOneOfAll: true)
        }
      }
      guard let child = domain.children[component.value], let next = self.domain(of: child) else {
        return [path]
      }
      domain = next
    }
    let actions =
      domain.schema.actions.map { [$0.name.value] }
      + domain.schema.boundActions.map { [BindingSchema.name, $0.name.value] }
      + domain.schema.requests.flatMap { request in
        request.phases.map { [request.name.value, $0.name.value] }
      }
    if actions.isEmpty { return [path] }
    return actions.map { names in
      let end = names.map { Located($0, at: sign.location) }
      return PathSchema(components: path.components.dropLast() + end, isOneOfAll: true)
    }
  }

  /// The domain for `Users`, `ThisModule.Users` or `OtherModule.Users` in a schema.
  func domain(_ name: String) -> DomainEntry? {
    domainsByName[nameInModule(name)]
  }

  func domain(of child: ChildSchema) -> DomainEntry? {
    child.domain.flatMap { domain($0.value) }
  }

  /// The entry of `types` for `Post`, `ThisModule.Post` or `OtherModule.Post` in a schema.
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

  /// The domain whose generated state is `type`.
  func domain(ofState type: SwiftType) -> DomainEntry? {
    guard case .named(let components) = type else { return nil }
    switch components.count {
    case 1: return domainsByState[components[0].name]
    case 2: return domainsByState["\(components[0].name).\(components[1].name)"]
    default: return nil
    }
  }

  /// The domain whose state is `type`, written by hand with properties that the schema lists.
  func domain(ofListedState type: SwiftType) -> DomainEntry? { domainsByListedState[type] }

  var schemas: [Schema] { files.map(\.schema) }

  /// Frees the memory of the declarations in a file of the model, except for the parts that other files need.
  func dropDeclarations(of file: FileEntry) {
    unusualTypes = []
    file.dropDeclarations()
  }

  var domainNames: [String] { domains.map(\.name) }

  /// The name without the prefix of this module.
  func nameInModule(_ name: String) -> String {
    guard let moduleName, name.hasPrefix(moduleName + ".") else { return name }
    return String(name.dropFirst(moduleName.count + 1))
  }
}
