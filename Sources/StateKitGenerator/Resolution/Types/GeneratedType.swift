/// A type that the schemas of this module generate, to find the types that its values contain.
enum GeneratedType: Hashable {
  case declared(TypeEntry)
  case state(DomainEntry)
  case action(DomainEntry)
  /// The enum for the phases of the request with a name.
  case phases(DomainEntry, String)
  /// The enum of the domain's bound properties.
  case binding(DomainEntry)
  /// The type `ID` in the type: the type of the property `id`, or a type nested by the author.
  indirect case id(GeneratedType)

  /// `UsersState`, or `UsersAction.FetchUsers`.
  var name: String {
    switch self {
    case .declared(let type): type.name
    case .state(let domain): GeneratedNames(domain: domain.name).state
    case .action(let domain): GeneratedNames(domain: domain.name).action
    case .phases(let domain, let request):
      "\(GeneratedNames(domain: domain.name).action).\(domain.requests[request]?.enumName ?? request)"
    case .binding(let domain): GeneratedNames(domain: domain.name).binding
    case .id(let type): type.name + ".ID"
    }
  }

  /// The property that declares `ID`, if the schema knows it.
  var idProperty: PropertySchema? {
    switch self {
    case .declared(let type): type.properties?["id"]
    case .state(let domain): domain.properties?["id"]
    case .action, .phases, .binding, .id: nil
    }
  }

  var isID: Bool {
    if case .id = self { true } else { false }
  }
}

extension SchemaIndex {
  /// The generated types of this module whose values are stored inline in values of some types, each type once.
  func generatedTypes(storedIn types: [SwiftType]) -> [GeneratedType] {
    var seen: Set<GeneratedType> = []
    return types.flatMap(\.stored).compactMap(generatedType).filter { seen.insert($0).inserted }
  }

  /// The generated type for `Post`, `UsersState`, `UsersAction`, `UsersAction.FetchUsers` or `Post.ID`, with or without
  /// the module in front. Types of other modules are left out: they contain no types of this module.
  private func generatedType(_ type: SwiftType) -> GeneratedType? {
    guard type.builtIn == nil, case .named(let path) = type, path.count <= 3, let last = path.last?.name
    else {
      return nil
    }
    if let declared = self.type(type) { return declared.module == nil ? .declared(declared) : nil }
    if let domain = domain(path, suffix: "State") { return domain.hasGeneratedState ? .state(domain) : nil }
    if let domain = domain(path, suffix: "Action") { return .action(domain) }
    if let domain = domain(path, suffix: "Binding"), domain.schema.binds != nil { return .binding(domain) }
    let outer = Array(path.dropLast())
    if last == "ID", let owner = generatedType(.named(outer)), owner.idProperty != nil { return .id(owner) }
    guard let domain = domain(outer, suffix: "Action") else { return nil }
    let request = last.prefix(1).lowercased() + last.dropFirst()
    return domain.requests[request] == nil ? nil : .phases(domain, request)
  }

  /// The domain for which a type is generated.
  func domain(_ path: [SwiftType.Component], suffix: String) -> DomainEntry? {
    guard 1...2 ~= path.count, path[path.count - 1].name.hasSuffix(suffix) else { return nil }
    let domain = domain(String(path.map(\.name).joined(separator: ".").dropLast(suffix.count)))
    return domain?.module == nil ? domain : nil
  }
}
