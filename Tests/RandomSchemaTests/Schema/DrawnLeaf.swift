/// A leaf of a domain's tree, with its path.
struct DrawnLeaf {
  /// The steps from the viewing domain.
  var steps: [DrawnChild] = []
  /// The domain that declares the leaf.
  var domain: Int
  /// The action, or the request and its phase.
  var names: [String]
  var payload: [DrawnValue]
  var documentation: String?
  var sensitive: [String] = []
  var isDeprecated = false
  var visibility: DrawnVisibility?
  /// Whether the action removes its domain from the one that holds it.
  var dismisses = false
  /// Whether the leaf goes back in the stack of the last step.
  var isPop = false

  var path: String { (steps.map(\.name) + names).joined(separator: ".") }
  /// Whether the domain's ancestors may name the leaf.
  var isVisible: Bool { steps.isEmpty || visibility == nil || visibility == .delegate }
  var isPhase: Bool { names.count > 1 }
  /// Whether the leaf sets a bound property of the viewing domain itself.
  var isOwnBound: Bool { steps.isEmpty && isPhase && names[0] == "binding" }

  /// The lists and stacks of whose elements the path names one. The id of an element has the name of its list.
  var elements: [DrawnChild] { (isPop ? steps.dropLast() : steps[...]).filter(\.kind.hasElements) }

  /// The name of a value: its label, or its position.
  func key(at position: Int) -> String { payload[position].label ?? String(position) }

  /// Whether the names of the values are unique.
  var isUnambiguous: Bool {
    let keys = payload.indices.map(key) + elements.map(\.name)
    return Set(keys).count == keys.count
  }

  func below(_ child: DrawnChild) -> DrawnLeaf {
    var leaf = self
    leaf.steps.insert(child, at: 0)
    return leaf
  }

  /// Whether both are the same action, on any path.
  func isAction(like other: DrawnLeaf) -> Bool { domain == other.domain && names == other.names }

  /// Whether both are the same action on the same path.
  func isSame(as other: DrawnLeaf?) -> Bool { path == other?.path }
}

extension DrawnSchema {
  /// Whether the first sample of a state has all children on the path: of a one-of it has the first case.
  func isSampled(_ leaf: DrawnLeaf) -> Bool {
    zip(leaf.steps, leaf.steps.dropFirst()).allSatisfy { outer, inner in
      let domain = domains[outer.domain]
      return !domain.isOneOf || domain.children.first?.name == inner.name
    }
  }
}

extension DrawnChild {
  /// The leaf that goes back, if the child is a stack. It comes before those of the elements.
  var popFrom: DrawnLeaf? {
    guard kind == .stack else { return nil }
    let id = DrawnValue(label: "id", type: .int)
    return DrawnLeaf(steps: [self], domain: domain, names: ["popFrom"], payload: [id], isPop: true)
  }
}

extension DrawnDomain {
  /// The own leaves, in order: actions, then the phases of requests, then the bound properties.
  func ownLeaves(number: Int) -> [DrawnLeaf] {
    actions.map { action in
      DrawnLeaf(
        domain: number,
        names: [action.name],
        payload: action.payload,
        documentation: action.documentation,
        sensitive: action.sensitive,
        isDeprecated: action.deprecated != nil,
        visibility: action.visibility,
        dismisses: action.dismisses
      )
    } + requests.flatMap { $0.leaves(domain: number) }
      + binds.map { property in
        DrawnLeaf(
          domain: number,
          names: ["binding", property.name],
          payload: [DrawnValue(type: property.type)],
          documentation: isListed ? nil : property.documentation,
          sensitive: property.isSensitive && !isListed ? ["0"] : []
        )
      }
  }
}

extension DrawnRequest {
  /// The values of success and failure besides their own.
  var carried: [DrawnValue] {
    guard into != nil, let id else { return [] }
    return [DrawnValue(label: input[id].label ?? "id", type: input[id].type, origin: id)]
  }

  var phases: [(name: String, payload: [DrawnValue])] {
    [("request", input), ("success", carried + output)]
      + (failure.map { [("failure", carried + [DrawnValue(label: "error", type: .declared($0))])] } ?? [])
      + (into.map { _ in [("cancelled", carried)] } ?? [])
  }

  func leaves(domain: Int) -> [DrawnLeaf] {
    phases.map { phase in
      DrawnLeaf(
        domain: domain,
        names: [name, phase.name],
        payload: phase.payload,
        documentation: phase.name == "request" ? documentation : nil,
        dismisses: dismisses && phase.name == "success"
      )
    }
  }
}
