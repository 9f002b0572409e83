/// Running the reducer of a child inside that of its parent. Generated reducers call these functions for each kind of
/// child.
extension Reducer {
  /// For generated code: runs as the reducer of a child that may be absent. If it is absent, the state does not change,
  /// and the missed child is noted.
  @inlinable public func reduce(
    _ state: inout State?,
    _ action: Action,
    in domains: Range<Int>,
    touching touched: inout TouchedDomains
  ) {
    let isThere = state.changeWrapped { reduce(&$0, action, in: domains, touching: &touched) }
    if !isThere { touched.markMissedChild() }
  }

  /// For generated code: runs as the reducer of the element that the action is for. If it is absent, the state does not
  /// change, and the missed child is noted.
  @inlinable public func reduce(
    _ states: inout IdentifiedArray<State>,
    _ action: IdentifiedAction<State.ID, Action>,
    in domains: Range<Int>,
    touching touched: inout TouchedDomains
  ) where State: Identifiable & Sendable {
    let change = states.change(id: action.id) {
      reduce(&$0, action.action, in: domains, touching: &touched)
    }
    touched.mark(change)
  }

  /// For generated code: runs as the reducer of the element of a stack that the action is for, or removes elements. If
  /// no element has the id, the state does not change, and the missed child is noted.
  @inlinable public func reduce(
    _ states: inout StackState<State>,
    _ action: StackAction<Action>,
    in domains: Range<Int>,
    touching touched: inout TouchedDomains
  ) {
    switch action {
    case .element(let id, let action):
      let isThere = states.change(id: id) { reduce(&$0, action, in: domains, touching: &touched) }
      if !isThere { touched.markMissedChild() }
    case .popFrom(let id):
      if states.pop(from: id) { touched.markChild(domains) } else { touched.markMissedChild() }
    }
  }

  /// Runs as the reducer of a child whose domains may be unknown; then the whole parent is marked if the child marked
  /// anything.
  func reduceChild(
    _ state: inout State,
    _ action: Action,
    in domains: Range<Int>?,
    touching touched: inout TouchedDomains
  ) {
    if let domains { return reduce(&state, action, in: domains, touching: &touched) }
    var ownTouched = TouchedDomains(domainCount: 1)
    body(&state, action, &ownTouched)
    if !ownTouched.isEmpty { touched.markAll() }
    if ownTouched.missedChild { touched.markMissedChild() }
  }
}

extension Optional {
  /// Changes the value in place, if there is one. It is taken out first, because a copy would double the storage that
  /// it holds.
  ///
  /// - Returns: Whether there is a value.
  @inlinable mutating func changeWrapped(_ change: (inout Wrapped) -> Void) -> Bool {
    guard var value = take() else { return false }
    change(&value)
    self = value
    return true
  }
}
