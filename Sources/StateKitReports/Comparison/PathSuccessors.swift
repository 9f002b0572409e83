internal import StateKitGenerator

/// What became of the actions below a domain: finds the way to each in the new schemas.
struct PathSuccessors {
  let comparison: SchemaComparison

  /// A way to an action, and what the action carries on both sides.
  struct Successor {
    let path: [String]
    let old: ActionModel
    let new: ActionModel
    /// The types of the ids of the elements on the way.
    var ids: [(old: SwiftType, new: SwiftType)] = []
  }

  enum Failure: Error, Equatable {
    /// The old schemas do not have it.
    case unknown
    /// The new schemas do not have what the component at an index names.
    case gone(Int)
    /// What the component at an index names is a list in one of the schemas alone.
    case otherKind(Int)
  }

  /// - Parameter path: From a domain through children to an action, or to a phase of a request.
  func successor(of path: [String], from domain: String) throws(Failure) -> Successor {
    guard let root = comparison.domains.pairs.first(where: { $0.old.name == domain }) else {
      throw comparison.old.domains.contains { $0.name == domain } ? .gone(0) : .unknown
    }
    return try successor(of: path[...], root.old.model, root.new.model)
  }

  private func successor(
    of path: ArraySlice<String>,
    _ old: DomainModel,
    _ new: DomainModel
  ) throws(Failure) -> Successor {
    guard let name = path.first else { throw .unknown }
    let rest = path.dropFirst()
    if let child = old.children.first(where: { $0.name.name == name }) {
      return try throughChild(child, rest, old, new, at: path.startIndex)
    }
    if let request = old.requests.first(where: { $0.name.name == name }) {
      let requests = Pairing(old.requests, new.requests, name: \.name.name, earlierNames: \.earlierNames)
      guard let phase = request.phases.first(where: { $0.name.name == rest.first }), rest.count == 1 else {
        throw .unknown
      }
      guard let now = requests.successor(named: name) else { throw .gone(path.startIndex) }
      guard let phaseNow = now.phases.first(where: { $0.name == phase.name }) else {
        throw .gone(rest.startIndex)
      }
      return Successor(path: [now.name.name, phase.name.name], old: phase, new: phaseNow)
    }
    let actions = Pairing(old.actions, new.actions, name: \.name.name, earlierNames: \.earlierNames)
    guard let action = old.actions.first(where: { $0.name.name == name }), rest.isEmpty else {
      throw .unknown
    }
    guard let now = actions.successor(named: name) else { throw .gone(path.startIndex) }
    return Successor(path: [now.name.name], old: action, new: now)
  }

  private func throughChild(
    _ child: ChildModel,
    _ rest: ArraySlice<String>,
    _ old: DomainModel,
    _ new: DomainModel,
    at index: Int
  ) throws(Failure) -> Successor {
    guard let domain = comparison.old.model(of: child.domain) else { throw .unknown }
    let children = Pairing(old.children, new.children, name: \.name.name, earlierNames: \.earlierNames)
    guard let now = children.successor(named: child.name.name),
      let domainNow = comparison.new.model(of: now.domain)
    else {
      // What the old schemas do not have either is nothing that is gone.
      _ = try successor(of: rest, domain, domain)
      throw .gone(index)
    }
    let below = try successor(of: rest, domain, domainNow)
    guard (child.idType == nil) == (now.idType == nil) else { throw .otherKind(index) }
    let id = child.idType.flatMap { old in now.idType.map { (old: old, new: $0) } }
    return Successor(
      path: [now.name.name] + below.path,
      old: below.old,
      new: below.new,
      ids: (id.map { [$0] } ?? []) + below.ids
    )
  }
}

extension Pairing {
  /// What became of the one that had a name.
  func successor(named old: String) -> Element? { pairs.first { name($0.old) == old }?.new }
}

extension ComparedModule {
  /// A domain of these schemas or of a used module's.
  func model(of reference: DomainReference) -> DomainModel? {
    let domains =
      reference.module.map { module in usedModules.first { $0.name == module }?.domains ?? [] }
      ?? domains.map(\.model)
    return domains.first { $0.actionType == reference.actionType }
  }
}
