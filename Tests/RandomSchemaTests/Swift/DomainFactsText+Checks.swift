extension DomainFactsText {
  /// The checks of single leaves, properties and children.
  var checks: [String] {
    // Of many leaves only some are checked, each against all others.
    let step = max(1, ownLeaves.count / 60)
    let looked = ownLeaves.indices.filter { $0 % step == 0 }
    return looked.flatMap(accessorChecks) + childChecks + Array(handlerChecks.prefix(60)) + changeChecks
      + requestChecks + defaultChecks + effectChecks + (index == 0 ? valueChecks : []) + explorationChecks
  }

  private var explorationChecks: [String] {
    schema.roots.contains(index) && domain.actionsByHand == nil && domain.conformances.contains(.equatable)
      && domain.actionConformances.contains(.recordable)
      ? ["laws.checkExploration()"] : []
  }

  // MARK: Values of cases

  /// The property of each case gives the values, from which the case can be rebuilt, and nil for the other cases.
  private var valueChecks: [String] {
    schema.types.indices.flatMap { number -> [String] in
      let type = DrawnType.declared(number)
      guard let (_, cases) = schema.choices(of: type) else { return [] }
      return cases.indices.flatMap { sample in
        cases.enumerated().compactMap { valueCheck($1, of: type, sample, isCase: $0 == sample) }
      }
    }
  }

  private func valueCheck(_ choice: DrawnCase, of type: DrawnType, _ sample: Int, isCase: Bool) -> String? {
    if choice.payload.isEmpty { return nil }
    let (name, swift) = (SwiftText.name(choice.name), schema.swift(type))
    let values =
      choice.payload.count == 1
      ? ["values"]
      : choice.payload.enumerated().map { "values.\($1.label.map(SwiftText.name) ?? String($0))" }
    return """
      laws.value("\(choice.name)", \(schema.sample(type, sample)), isCase: \(isCase)) { (whole: \(swift)) -> \(swift)? in
            if let values = whole.\(name) { return \(schema.swift(choice, of: type, values)) }
            return nil
          }
      """
  }

  // MARK: Accessors

  private func accessorChecks(_ leaf: Int) -> [String] {
    guard domain.accessors != .none else { return [] }
    let names = ownLeaves[leaf].names
    let way = names.map(SwiftText.name).joined(separator: "?.")
    let rebuilt = rebuild(ownLeaves[leaf])
    let read = """
      laws.accessor("\(names.joined(separator: "."))", \(leaf)..<\(leaf + 1)) { (action: \(action)) -> \(action)? in
            if \(rebuilt.condition(way)) { return \(rebuilt.action) }
            return nil
          }
      """
    let path = """
      laws.path("\(names.joined(separator: "."))", \(leaf)..<\(leaf + 1), \\\(action).\(way))
      """
    guard domain.accessors == .full else { return [read, path] }
    let payload = ownLeaves[leaf].payload
    let samples = schema.samples(payload, 1)
    let value = samples.count == 1 ? samples[0] : payload.isEmpty ? "()" : schema.arguments(payload, samples)
    var checks = [
      read, path,
      """
      laws.setter("\(names.joined(separator: "."))", \(leaf), set: { (action: inout \(action)) in action.\(way) = \(value) }, clear: { (action: inout \(action)) in action.\(way) = nil })
      """,
    ]
    if names.count == 1 { checks.append(predicateCheck(names[0], leaf..<leaf + 1)) }
    return checks
  }

  /// The code that rebuilds an action from an accessor's result.
  private func rebuild(_ leaf: DrawnLeaf) -> (condition: (String) -> String, action: String) {
    guard !leaf.payload.isEmpty else { return ({ "action.\($0) != nil" }, expression(leaf, [])) }
    let values =
      leaf.payload.count == 1
      ? ["payload"]
      : leaf.payload.enumerated().map { "payload.\($1.label.map(SwiftText.name) ?? String($0))" }
    return ({ "let payload = action.\($0)" }, expression(leaf, values))
  }

  private func predicateCheck(_ name: String, _ leaves: Range<Int>) -> String {
    let predicate = "is" + name.prefix(1).uppercased() + name.dropFirst()
    return
      "laws.predicate(\"\(predicate)\", \(leaves)) { (action: \(action)) -> Swift.Bool in action.\(SwiftText.name(predicate)) }"
  }

  // MARK: Children

  private var childChecks: [String] {
    var first = ownLeaves.count
    return domain.children.enumerated().flatMap { position, child -> [String] in
      let count = schema.leaves(of: child).count
      defer { first += count }
      return accessorCheck(child, first..<first + count) + [childCheck(position, child)] + joinedChecks(child)
    }
  }

  private func accessorCheck(_ child: DrawnChild, _ leaves: Range<Int>) -> [String] {
    guard domain.accessors != .none else { return [] }
    let name = SwiftText.name(child.name)
    let read = """
      laws.accessor("\(child.name)", \(leaves)) { (action: \(action)) -> \(action)? in
            if let payload = action.\(name) { return \(action).\(name)(payload) }
            return nil
          }
      """
    let path = "laws.path(\"\(child.name)\", \(leaves), \\\(action).\(name))"
    return [read, path] + (domain.accessors == .full ? [predicateCheck(child.name, leaves)] : [])
  }

  private func childCheck(_ position: Int, _ child: DrawnChild) -> String {
    let target = schema.domains[child.domain]
    if domain.isOneOf {
      let whole = "{ \(state).\(SwiftText.name(child.name))($0) }"
      return
        "laws.alternative(\(position), \(scope(child, from: domain)), in: \(whole), of: \(target.name)Facts.self)"
    }
    let element =
      child.kind.hasElements
      ? ", element: { (id: \(schema.elementID(of: child))) in \(domain.name)Scope.root.\(SwiftText.name(child.name))(id: id) }"
      : ""
    return "laws.child(\(position), \(scope(child, from: domain))\(element), of: \(target.name)Facts.self)"
  }

  private func scope(_ child: DrawnChild, from parent: DrawnDomain) -> String {
    let target = schema.domains[child.domain]
    let part =
      switch child.kind {
      case .one: "\(target.state), \(target.action)"
      case .optional: "\(target.state)?, \(target.action)"
      case .each: "IdentifiedArray<\(target.state)>, IdentifiedAction<\(target.state).ID, \(target.action)>"
      case .stack: "StackState<\(target.state)>, StackAction<\(target.action)>"
      }
    return "Scope<\(parent.state), \(parent.action), \(part)>.\(SwiftText.name(child.name))"
  }

  private func joinedChecks(_ child: DrawnChild) -> [String] {
    let middle = schema.domains[child.domain]
    let element = child.kind.hasElements ? "(id: \(idSample(child)))" : ""
    let start = "\(domain.name)Scope.root.\(SwiftText.name(child.name))\(element)"
    let outer = child.kind.hasElements ? start : scope(child, from: domain)
    return middle.children.map { inner in
      let path = "\(start).\(SwiftText.name(inner.name))"
      return
        "laws.joined(\(outer), \(scope(inner, from: middle)), path: \(path), of: \(schema.domains[inner.domain].name)Facts.self)"
    }
  }

  // MARK: Defaults

  private var defaultChecks: [String] {
    guard domain.stateByHand == nil, !domain.isOneOf else { return [] }
    let children = domain.children.filter { $0.kind == .one }.map {
      "\(SwiftText.label($0.name)): \(schema.domains[$0.domain].name)Facts.state(0)"
    }
    func made(_ value: (DrawnProperty) -> String?) -> String {
      let properties = domain.properties.compactMap { property in
        value(property).map { "\(SwiftText.label(property.name)): \($0)" }
      }
      return "\(state)(\((properties + children).joined(separator: ", ")))"
    }
    let implied = made { $0.isRequired ? schema.sample($0.type, 0) : nil }
    return ["laws.defaults(\(implied), \(made { schema.defaultValue(of: $0) }))"]
  }
}

extension DrawnSchema {
  fileprivate func defaultValue(of property: DrawnProperty) -> String {
    switch property.default {
    case .behindType(let expression), .swift(let expression), .json(_, let expression): return expression
    case .none:
      switch property.type {
      case .optional: return "nil"
      case .array, .set: return "[]"
      case .dictionary: return "[:]"
      default: return sample(property.type, 0)
      }
    }
  }
}
