internal import StateKitGenerator

/// The paths from domains through children to actions in a module's schemas.
struct ActionPaths {
  private enum Step {
    case action
    /// A request with its phases, or the bound properties.
    case group(leaves: [String])
    case child(ChildKind, domain: DomainID)
  }

  /// The steps from each domain, by name.
  private var steps: [DomainID: [String: Step]] = [:]

  init(_ domains: DeclaredDomains) {
    for domain in domains.all { steps[domain.id] = ActionPaths.steps(from: domain) }
  }

  /// - Parameters:
  ///   - path: The path to an action, or to a phase of a request.
  ///   - domain: The domain where the path starts.
  func contains(_ path: [String], from domain: DomainID) -> Bool {
    var domain = domain
    for (index, name) in path.enumerated() {
      let rest = path[(index + 1)...]
      switch steps[domain]?[name] {
      case nil: return false
      case .action: return rest.isEmpty
      case .group(let leaves): return rest.count == 1 && leaves.contains(path[index + 1])
      case .child(let kind, _) where kind.popFrom.map { rest.elementsEqual([$0]) } == true: return true
      case .child(_, let next): domain = next
      }
    }
    return false
  }

  private static func steps(from domain: DomainModel) -> [String: Step] {
    var steps: [String: Step] = [:]
    for action in domain.actions { steps[action.name.name] = .action }
    for request in domain.requests {
      steps[request.name.name] = .group(leaves: request.phases.map(\.name.name))
    }
    if let binding = domain.binding {
      steps[binding.name.name] = .group(leaves: binding.actions.map(\.name.name))
    }
    for child in domain.children {
      steps[child.name.name] = .child(child.kind, domain: child.domain.id)
    }
    return steps
  }
}
