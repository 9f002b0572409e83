internal import StateKitGenerator

/// A domain and the parts of its module that its tests need.
struct SuiteDomain {
  let model: DomainModel
  let values: SampleValues
  let samples: ActionSamples
  let domains: DeclaredDomains

  var action: Code { "\(model.actionType)" }
  var isEquatable: Bool { model.actionConformances.contains(.equatable) }
  var suiteName: String { model.name + "Tests" }
  var hasAccessors: Bool { model.accessors != .none }

  /// A sample state; nil if only the user can make one.
  var state: Code? { values.value(of: model.state.type) }

  func sampleValues(of path: ActionPath) -> [Code]? {
    let made = path.values.enumerated().compactMap { index, value in
      values.value(of: value.type.type, value.label, at: index)
    }
    return made.count == path.values.count ? made : nil
  }

  /// The domain of a child; nil if the test file cannot name it.
  func domain(of child: ChildModel) -> DomainModel? { domains[child.domain.id] }

  /// Any action of a domain, or of a child if the domain has no samples.
  func someAction(of domain: DomainModel) -> Code? {
    if let sample = ActionSamples(of: domain, values).all.first { return sample.code }
    for child in domain.children {
      if let action = embedded(child) { return action }
    }
    return nil
  }

  /// Any action of a child, embedded into the parent's action.
  func embedded(_ child: ChildModel) -> Code? {
    guard let domain = domain(of: child), let action = someAction(of: domain) else { return nil }
    guard child.kind.hasElements else { return ".\(child.name)(\(action))" }
    return id(of: child).map { ".\(child.name)(id: \($0), action: \(action))" }
  }

  /// A sample id of an element.
  func id(of child: ChildModel) -> Code? {
    if child.kind == .stack { return "0" }
    let id = values.properties(of: child.domain.stateType)?.first { $0.name.name == "id" }
    return id.flatMap { values.value(of: $0.type.type, $0.name) }
  }
}
