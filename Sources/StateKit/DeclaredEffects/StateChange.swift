/// What changed a state, seen from one of its domains.
struct StateChange<Action> {
  /// The action that changed it; nil if it was not for this domain or one below, or without an action.
  let action: Action?
  /// The marks of the changed domains; nil if anything may have changed.
  let marks: DomainMarks?

  /// Anything may have changed.
  static var everything: StateChange { StateChange(action: nil, marks: nil) }

  /// The change, seen from a child.
  func inside<ParentState, State, Child>(
    _ scope: Scope<ParentState, Action, State, Child>
  ) -> StateChange<Child> {
    inside(scope.domains(), action.flatMap(scope.extract))
  }

  /// The change, seen from a child or an element with this action.
  func inside<Child>(_ domains: Range<Int>?, _ action: Child?) -> StateChange<Child> {
    guard let domains, let marks else { return .everything }
    return StateChange<Child>(action: action, marks: marks.inside(domains))
  }
}

extension StateChange {
  /// Whether other elements of a list did not change, so that only the one of the action is looked at.
  ///
  /// - Parameter domains: The domains of the elements, counted from this one.
  func isOfOneElement(in domains: Range<Int>?) -> Bool {
    guard let marks, let domains else { return false }
    return !marks.mayChangeChildren(domains.lowerBound, of: 0)
  }
}

/// The marks of a change, seen from one domain.
struct DomainMarks {
  let touched: TouchedDomains
  /// The number of the domain, counted from the root.
  let domain: Int

  /// Whether domains, counted from this one, changed.
  func overlap(_ domains: Range<Int>) -> Bool {
    touched.overlaps(domain + domains.lowerBound..<domain + domains.upperBound)
  }

  /// Whether a domain may have made or removed children, besides changes inside of them.
  ///
  /// - Parameters:
  ///   - child: The domain of the children, counted from this one.
  ///   - owner: The domain that holds them.
  func mayChangeChildren(_ child: Int, of owner: Int) -> Bool {
    touched.mayChangeChildren(domain + child, of: domain + owner)
  }

  /// The marks, seen from a child.
  func inside(_ domains: Range<Int>) -> DomainMarks {
    DomainMarks(touched: touched, domain: domain + domains.lowerBound)
  }
}
