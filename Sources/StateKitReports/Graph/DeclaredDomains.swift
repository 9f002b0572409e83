internal import StateKitGenerator

/// The domains that schemas declare, by the types of their actions.
struct DeclaredDomains {
  private struct Key: Hashable {
    let module: Identifier?
    let actionType: Identifier
  }

  private var domains: [Key: DomainModel] = [:]
  /// Those of the module that are the child of none, in the order of the schemas.
  private(set) var roots: [DomainModel] = []

  init(_ model: ModuleModel) {
    let own = model.files.flatMap(\.domains)
    for domain in own { domains[Key(module: nil, actionType: domain.actionType)] = domain }
    for module in model.usedModules {
      for domain in module.domains {
        domains[Key(module: module.name, actionType: domain.actionType)] = domain
      }
    }
    let contained = Set(own.flatMap(\.children).map(DeclaredDomains.key))
    roots = own.filter { !contained.contains(Key(module: nil, actionType: $0.actionType)) }
  }

  func domain(of child: ChildModel) -> DomainModel? { domains[DeclaredDomains.key(of: child)] }

  private static func key(of child: ChildModel) -> Key {
    Key(module: child.domain.module, actionType: child.domain.actionType)
  }
}
