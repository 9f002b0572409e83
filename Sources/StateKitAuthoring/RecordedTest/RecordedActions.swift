internal import StateKitGenerator

/// Finds recorded actions in the schemas, and writes them as Swift expressions.
struct RecordedActions {
  /// A recorded action with its path through the domains.
  struct Place {
    /// A child on the path, with the id of its element.
    struct Step {
      let child: ChildModel
      let id: JSONValue?
    }

    /// The case of the action itself.
    enum Leaf {
      case action(ActionModel)
      /// A phase of a request, or an action that sets a bound property.
      case inGroup(Identifier, ActionModel)
      /// The action that pops elements of a stack.
      case pop
    }

    let steps: [Step]
    /// The domains on the path, the recorded one first.
    let domains: [DomainModel]
    let leaf: Leaf
    let line: RecordedRun.Line

    /// The names below a domain on the path: `["logIn", "success"]`.
    func names(below depth: Int) -> [String] { Array(names.dropFirst(depth)) }

    private var names: [String] {
      let last: [String] =
        switch leaf {
        case .action(let action): [action.name.name]
        case .inGroup(let group, let action): [group.name, action.name.name]
        case .pop: ["popFrom"]
        }
      return steps.map(\.child.name.name) + last
    }

    var payload: [PayloadValueModel] {
      switch leaf {
      case .action(let action), .inGroup(_, let action): action.payload
      case .pop: []
      }
    }
  }

  let domains: DeclaredDomains
  let root: DomainModel

  /// The place of a recorded action; nil if the schemas do not have the action, or have other lists on its path.
  func place(of line: RecordedRun.Line) -> Place? {
    var names = PathSuccessors.path(line.action)[...]
    var ids = line.ids[...]
    var path = [root]
    var steps: [Place.Step] = []
    while let name = names.first {
      guard let domain = path.last else { return nil }
      if let leaf = leaf(names, in: domain) {
        return ids.isEmpty ? Place(steps: steps, domains: path, leaf: leaf, line: line) : nil
      }
      guard let (child, next) = child(name, of: domain) else { return nil }
      names.removeFirst()
      let isPop = child.kind.popFrom.map { names.elementsEqual([$0]) } == true
      if child.kind.hasElements, !isPop, ids.isEmpty { return nil }
      steps.append(Place.Step(child: child, id: child.kind.hasElements && !isPop ? ids.removeFirst() : nil))
      if isPop { return ids.isEmpty ? Place(steps: steps, domains: path, leaf: .pop, line: line) : nil }
      path.append(next)
    }
    return nil
  }

  private func child(_ name: String, of domain: DomainModel) -> (child: ChildModel, domain: DomainModel)? {
    guard let child = domain.children.first(where: { $0.name.name == name }) else { return nil }
    return domains[child.domain.id].map { (child, $0) }
  }

  private func leaf(_ names: ArraySlice<String>, in domain: DomainModel) -> Place.Leaf? {
    guard let name = names.first, let last = names.last else { return nil }
    if names.count == 1 { return domain.actions.first { $0.name.name == name }.map(Place.Leaf.action) }
    guard names.count == 2 else { return nil }
    if let request = domain.requests.first(where: { $0.name.name == name }) {
      return request.phases.first { $0.name.name == last }.map { .inGroup(request.name, $0) }
    }
    guard let binding = domain.binding, binding.name.name == name else { return nil }
    return binding.actions.first { $0.name.name == last }.map { .inGroup(binding.name, $0) }
  }

  /// The work with a recorded name, `cart.rows.save`, and the number of children on its path.
  func work(named name: String) -> (work: EffectModel, domain: DomainModel, depth: Int)? {
    var names = PathSuccessors.path(name)
    guard let last = names.popLast() else { return nil }
    var domain = root
    for name in names {
      guard let next = child(name, of: domain)?.domain else { return nil }
      domain = next
    }
    return domain.work.first { $0.name.name == last }.map { ($0, domain, names.count) }
  }

  /// All work below the recorded domain that the state starts.
  var startedByState: [(work: EffectModel, domain: DomainModel)] {
    var found: [(work: EffectModel, domain: DomainModel)] = []
    var seen: Set<DomainID> = []
    var waiting = [root]
    while let domain = waiting.popLast() {
      guard seen.insert(domain.id).inserted else { continue }
      found += domain.work.filter(\.isStartedByState).map { ($0, domain) }
      waiting += domain.children.compactMap { domains[$0.domain.id] }
    }
    return found
  }
}

extension RecordedExpressions {
  /// The expression of an action: `.cart(.rows(id: 1, action: .removed))`.
  ///
  /// - Parameter depth: The number of children on the path to the domain at which the expression begins.
  func action(_ place: RecordedActions.Place, below depth: Int = 0) -> Expression {
    let values = values(place.payload, of: place.line.payload)
    let leaf: Expression
    switch place.leaf {
    case .action(let action): leaf = .call(".\(action.name)", action.payload, values)
    case .inGroup(let group, let action):
      leaf = .call(".\(group)", [Expression.Element(value: .call(".\(action.name)", action.payload, values))])
    case .pop:
      let id = expression(
        place.line.payload?["id"] ?? .null,
        .named([SwiftType.Component(name: "Int", arguments: [])])
      )
      leaf = .call(".popFrom", [Expression.Element(label: Identifier(validated: "id"), value: id)])
    }
    return place.steps.dropFirst(depth).reversed().reduce(leaf) { action, step in
      guard let id = step.id, let type = step.child.idType else {
        return .call(".\(step.child.name)", [Expression.Element(value: action)])
      }
      return .call(
        ".\(step.child.name)",
        [
          Expression.Element(label: Identifier(validated: "id"), value: expression(id, type)),
          Expression.Element(label: Identifier(validated: "action"), value: action),
        ]
      )
    }
  }
}
