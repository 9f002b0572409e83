internal import StateKitGenerator

/// A domain and the parts of its module that its tests need.
struct SuiteDomain {
  let model: DomainModel
  let values: SampleValues
  let domains: DeclaredDomains

  var action: Code { "\(model.actionType)" }
  var isEquatable: Bool { model.actionConformances.contains(.equatable) }
  var suiteName: String { model.name + "Tests" }

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
}
