internal import StateKitGenerator

/// What became of the actions below a domain: finds the way to each in the new schemas.
struct PathSuccessors {
  let diff: SchemaDiff

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

  /// Whether the old schemas have an action below a domain.
  func exists(_ path: [String], from domain: String) -> Bool {
    guard let domain = diff.old.domain(named: domain) else { return false }
    return diff.old.paths.contains(path, from: domain.model.id)
  }

  /// - Parameter path: From a domain through children to an action, or to a phase of a request.
  func successor(of path: [String], from domain: String) throws(Failure) -> Successor {
    guard exists(path, from: domain) else { throw .unknown }
    guard let root = diff.domains.pair(named: domain),
      let pairing = diff.pairings[root.old.model.id, root.new.model.id]
    else { throw .gone(0) }
    return try successor(of: path[...], pairing)
  }

  /// Of a way that the old schemas have.
  private func successor(of path: ArraySlice<String>, _ pairing: DomainPairing) throws(Failure) -> Successor {
    let (name, rest) = (path[path.startIndex], path.dropFirst())
    if let child = pairing.children.pair(named: name) {
      return try throughChild(child, rest, at: path.startIndex)
    }
    if let request = pairing.requests.pair(named: name) {
      let phases = Pairing(request.old.phases, request.new.phases, name: \.name.name)
      guard let phase = phases.pair(named: rest[rest.startIndex]) else { throw .gone(rest.startIndex) }
      let path = [request.new.name.name, phase.new.name.name]
      return Successor(path: path, old: phase.old, new: phase.new)
    }
    guard let action = pairing.actions.pair(named: name) else { throw .gone(path.startIndex) }
    return Successor(path: [action.new.name.name], old: action.old, new: action.new)
  }

  private func throughChild(
    _ child: Pairing<ChildModel>.Pair,
    _ rest: ArraySlice<String>,
    at index: Int
  ) throws(Failure) -> Successor {
    guard let pairing = diff.pairings[child.old.domain.id, child.new.domain.id] else {
      throw .gone(index)
    }
    let below = try successor(of: rest, pairing)
    guard (child.old.idType == nil) == (child.new.idType == nil) else { throw .otherKind(index) }
    let id = child.old.idType.flatMap { old in child.new.idType.map { (old: old, new: $0) } }
    return Successor(
      path: [child.new.name.name] + below.path,
      old: below.old,
      new: below.new,
      ids: (id.map { [$0] } ?? []) + below.ids
    )
  }
}
