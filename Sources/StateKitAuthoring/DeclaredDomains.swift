internal import StateKitGenerator

/// The domains that schemas declare, with those of used modules.
struct DeclaredDomains {
  /// The module's own, in the order of the schemas.
  private let own: [DomainModel]
  private var domains: [String: DomainModel] = [:]

  init(_ model: ModuleModel, using modules: [UsedModuleModel]) {
    own = model.files.flatMap(\.domains)
    for domain in own { domains[domain.actionType.name] = domain }
    for module in modules {
      for domain in module.domains { domains["\(module.name.name).\(domain.actionType.name)"] = domain }
    }
  }

  subscript(reference: DomainReference) -> DomainModel? { domains[reference.key] }

  /// - Parameter key: That of references to the domain.
  subscript(key: String) -> DomainModel? { domains[key] }

  var keys: Dictionary<String, DomainModel>.Keys { domains.keys }

  /// Those of the module that are the child of none, in the order of the schemas.
  var roots: [DomainModel] {
    let contained = Set(own.flatMap(\.children).map(\.domain.key))
    return own.filter { !contained.contains($0.actionType.name) }
  }
}
