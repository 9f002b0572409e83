internal import StateKitGenerator

/// The domains that a module declares and uses.
struct DeclaredDomains {
  /// The domains of the module itself, in the order of the schemas.
  private let own: [DomainModel]
  private let domains: [DomainID: DomainModel]

  init(_ model: ModuleModel) { self.init(model, using: model.usedModules) }

  /// - Parameter modules: The used modules whose domains are included.
  init(_ model: ModuleModel, using modules: [UsedModuleModel]) {
    own = model.files.flatMap(\.domains)
    let all = own + modules.flatMap(\.domains)
    domains = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
  }

  var all: Dictionary<DomainID, DomainModel>.Values { domains.values }

  /// The domain with an id; nil if it is not included.
  subscript(id: DomainID) -> DomainModel? { domains[id] }

  /// - Parameter reference: A reference to an included domain.
  subscript(reference: DomainReference) -> DomainModel {
    guard let domain = domains[reference.id] else { preconditionFailure("a domain that does not count") }
    return domain
  }

  /// The domains of the module that are not a child of another domain, in the order of the schemas.
  var roots: [DomainModel] {
    let contained = Set(own.flatMap(\.children).map(\.domain.id))
    return own.filter { !contained.contains($0.id) }
  }
}
