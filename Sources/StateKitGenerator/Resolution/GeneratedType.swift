/// A type that the schemas of this module generate, for what lies in its values.
enum GeneratedType: Hashable {
  case declared(TypeEntry)
  case state(DomainEntry)
  case action(DomainEntry)
  /// The enum that is nested for the request of a name.
  case phases(DomainEntry, String)
  /// What `ID` within the type is: that of its property `id`, or one that its author nests.
  indirect case id(GeneratedType)

  /// `UsersState`, or `UsersAction.FetchUsers`.
  var name: String {
    switch self {
    case .declared(let type): type.name
    case .state(let domain): GeneratedNames(domain: domain.name).state
    case .action(let domain): GeneratedNames(domain: domain.name).action
    case .phases(let domain, let request):
      "\(GeneratedNames(domain: domain.name).action).\(domain.requests[request]?.enumName ?? request)"
    case .id(let type): type.name + ".ID"
    }
  }

  /// The property that has its `ID`, as far as the schema knows.
  var idProperty: PropertySchema? {
    switch self {
    case .declared(let type): type.properties?["id"]
    case .state(let domain): domain.properties?["id"]
    case .action, .phases, .id: nil
    }
  }

  var isID: Bool {
    if case .id = self { true } else { false }
  }
}

extension SchemaIndex {
  /// This module's generated types whose values lie in values of some types themselves, each once.
  func generatedTypes(storedIn types: [SwiftType]) -> [GeneratedType] {
    var seen: Set<GeneratedType> = []
    return types.flatMap(\.stored).compactMap(generatedType).filter { seen.insert($0).inserted }
  }

  /// The type that a schema means by `Post`, `UsersState`, `UsersAction`, `UsersAction.FetchUsers` or `Post.ID`, with or
  /// without the module in front. Those of other modules hold none of this one.
  private func generatedType(_ type: SwiftType) -> GeneratedType? {
    guard type.builtIn == nil, case .named(let path) = type, path.count <= 3, let last = path.last?.name
    else {
      return nil
    }
    if let declared = self.type(type) { return declared.module == nil ? .declared(declared) : nil }
    if let domain = domain(path, suffix: "State") { return domain.hasGeneratedState ? .state(domain) : nil }
    if let domain = domain(path, suffix: "Action") { return .action(domain) }
    let outer = Array(path.dropLast())
    if last == "ID", let owner = generatedType(.named(outer)), owner.idProperty != nil { return .id(owner) }
    guard let domain = domain(outer, suffix: "Action") else { return nil }
    let request = last.prefix(1).lowercased() + last.dropFirst()
    return domain.requests[request] == nil ? nil : .phases(domain, request)
  }

  /// The domain for which a type is generated.
  private func domain(_ path: [SwiftType.Component], suffix: String) -> DomainEntry? {
    guard 1...2 ~= path.count, path[path.count - 1].name.hasSuffix(suffix) else { return nil }
    let domain = domain(String(path.map(\.name).joined(separator: ".").dropLast(suffix.count)))
    return domain?.module == nil ? domain : nil
  }
}
