internal import StateKitGenerator

/// Finds the new path of each action below a domain.
struct PathSuccessors {
  let diff: SchemaDiff

  /// The new path of an action, and its payload in both versions. The payload is empty for the action that pops a stack,
  /// because the type of its id never changes.
  struct Successor {
    let path: [String]
    let old: [PayloadValueModel]
    let new: [PayloadValueModel]
    /// The id types of the elements on the path.
    var ids: [(old: SwiftType, new: SwiftType)] = []
  }

  enum Failure: Error, Equatable {
    /// The path is not in the old schemas.
    case unknown
    /// The component at this index is not in the new schemas.
    case gone(Int)
    /// The component at this index is a list or a stack in only one of the schemas.
    case otherKind(Int)
  }

  /// Whether the old schemas have an action at this path below a domain.
  func exists(_ path: [String], from domain: String) -> Bool {
    guard let domain = diff.old.domain(named: domain) else { return false }
    return diff.old.paths.contains(path, from: domain.model.id)
  }

  /// - Parameter path: The path from a domain through children to an action, or to a phase of a request.
  func successor(of path: [String], from domain: String) throws(Failure) -> Successor {
    guard exists(path, from: domain) else { throw .unknown }
    guard let root = diff.domains.pair(named: domain),
      let pairing = diff.pairings[root.old.model.id, root.new.model.id]
    else { throw .gone(0) }
    return try successor(of: path[...], pairing)
  }

  /// The new path of a request or effect. A component without a known successor keeps its old name.
  ///
  /// - Parameter path: The path from a domain through children to a request or an effect.
  func workSuccessor(of path: [String], from domain: String) -> [String] {
    var result: [String] = []
    var pairing = diff.domains.pair(named: domain).flatMap { root in
      diff.pairings[root.old.model.id, root.new.model.id]
    }
    for name in path {
      let child = pairing?.children.pair(named: name)
      let request = pairing?.requests.pair(named: name)
      result.append(child?.new.name.name ?? request?.new.name.name ?? name)
      pairing = child.flatMap { diff.pairings[$0.old.domain.id, $0.new.domain.id] }
    }
    return result
  }

  /// - Parameter path: A path that exists in the old schemas.
  private func successor(of path: ArraySlice<String>, _ pairing: DomainPairing) throws(Failure) -> Successor {
    let (name, rest) = (path[path.startIndex], path.dropFirst())
    if let child = pairing.children.pair(named: name) {
      return try throughChild(child, rest, at: path.startIndex)
    }
    if let request = pairing.requests.pair(named: name) {
      let phases = Pairing(request.old.phases, request.new.phases, name: \.name.name)
      guard let phase = phases.pair(named: rest[rest.startIndex]) else { throw .gone(rest.startIndex) }
      let path = [request.new.name.name, phase.new.name.name]
      return Successor(path: path, old: phase.old.payload, new: phase.new.payload)
    }
    if let binding = pairing.oldBinding, binding.name.name == name {
      guard let pair = pairing.boundActions.pair(named: rest[rest.startIndex]) else {
        throw .gone(rest.startIndex)
      }
      return Successor(path: [name, pair.new.name.name], old: pair.old.payload, new: pair.new.payload)
    }
    guard let action = pairing.actions.pair(named: name) else { throw .gone(path.startIndex) }
    return Successor(path: [action.new.name.name], old: action.old.payload, new: action.new.payload)
  }

  private func throughChild(
    _ child: Pairing<ChildModel>.Pair,
    _ rest: ArraySlice<String>,
    at index: Int
  ) throws(Failure) -> Successor {
    guard let pairing = diff.pairings[child.old.domain.id, child.new.domain.id] else {
      throw .gone(index)
    }
    if let popFrom = child.old.kind.popFrom, rest.elementsEqual([popFrom]) {
      guard let popFrom = child.new.kind.popFrom else { throw .gone(index + 1) }
      return Successor(path: [child.new.name.name, popFrom], old: [], new: [])
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
