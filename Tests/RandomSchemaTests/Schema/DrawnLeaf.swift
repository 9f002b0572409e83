/// A leaf of a domain's tree, with the way to it.
struct DrawnLeaf {
  /// The way, from the domain that it is seen from.
  var steps: [DrawnChild] = []
  /// The domain that declares it.
  var domain: Int
  /// The action, or the request and its phase.
  var names: [String]
  var payload: [DrawnValue]
  var documentation: String?
  var sensitive: [String] = []
  var isDeprecated = false
  var visibility: DrawnVisibility?

  var path: String { (steps.map(\.name) + names).joined(separator: ".") }
  /// Whether what is above its domain may name it.
  var isVisible: Bool { steps.isEmpty || visibility == nil || visibility == .delegate }
  var isPhase: Bool { names.count > 1 }

  /// The ids of the elements on the way, each called like its child.
  var elements: [DrawnChild] { steps.filter { $0.kind == .each } }

  /// What names a value: its label, or its position.
  func key(at position: Int) -> String { payload[position].label ?? String(position) }

  /// Whether no two values of it have one name.
  var isUnambiguous: Bool {
    let keys = payload.indices.map(key) + elements.map(\.name)
    return Set(keys).count == keys.count
  }

  func below(_ child: DrawnChild) -> DrawnLeaf {
    var leaf = self
    leaf.steps.insert(child, at: 0)
    return leaf
  }

  /// The same action on the same way, whatever is known of it besides.
  func isSame(as other: DrawnLeaf?) -> Bool { path == other?.path }
}

extension DrawnDomain {
  /// Its own leaves, in order: actions, then the phases of requests.
  func ownLeaves(number: Int) -> [DrawnLeaf] {
    actions.map { action in
      DrawnLeaf(
        domain: number,
        names: [action.name],
        payload: action.payload,
        documentation: action.documentation,
        sensitive: action.sensitive,
        isDeprecated: action.deprecated != nil,
        visibility: action.visibility
      )
    } + requests.flatMap { $0.leaves(domain: number) }
  }
}

extension DrawnRequest {
  /// What success and failure carry besides their own value.
  var carried: [DrawnValue] {
    guard into != nil, let id else { return [] }
    return [DrawnValue(label: input[id].label ?? "id", type: input[id].type, origin: id)]
  }

  var phases: [(name: String, payload: [DrawnValue])] {
    [("request", input), ("success", carried + output)]
      + (failure.map { [("failure", carried + [DrawnValue(label: "error", type: .declared($0))])] } ?? [])
  }

  func leaves(domain: Int) -> [DrawnLeaf] {
    phases.map { phase in
      DrawnLeaf(
        domain: domain,
        names: [name, phase.name],
        payload: phase.payload,
        documentation: phase.name == "request" ? documentation : nil
      )
    }
  }
}
