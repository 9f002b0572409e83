/// Running the reducer of a child inside that of its parent. Generated reducers call these functions for each kind of
/// child. A dismissed child is removed at once, because the parent does not react to the action.
///
/// Each function takes a closure around the child's own reducer. It sees the properties that the child shares before and after.
extension Reducer {
  /// What calls the reducer of a child, its second parameter, with the child's state.
  public typealias _Around = (_ child: inout State, _ reduce: (inout State) -> Void) -> Void

  /// For generated code: runs as the reducer of a child that may be absent. If it is absent, the state does not change,
  /// and the missed child is noted.
  @inlinable public func _reduce(
    _ state: inout State?,
    _ action: Action,
    in domains: Range<Int>,
    touching touched: inout TouchedDomains,
    around: _Around = { $1(&$0) }
  ) {
    if isDismissed(&state, by: action, in: domains, touching: &touched, around: around) {
      touched._markChild(domains)
      state = nil
    }
  }

  /// For generated code: runs as the reducer of the element that the action is for. If it is absent, the state does not
  /// change, and the missed child is noted.
  @inlinable public func _reduce(
    _ states: inout IdentifiedArray<State>,
    _ action: IdentifiedAction<State.ID, Action>,
    in domains: Range<Int>,
    touching touched: inout TouchedDomains,
    around: _Around = { $1(&$0) }
  ) where State: Identifiable & Sendable {
    let leaving = _reduceBeforeReaction(&states, action, in: domains, touching: &touched, around: around)
    touched._remove(leaving, from: &states, in: domains)
  }

  /// For generated code: runs as the reducer of the element of a stack that the action is for, or removes elements. If
  /// no element has the id, the state does not change, and the missed child is noted.
  @inlinable public func _reduce(
    _ states: inout StackState<State>,
    _ action: StackAction<Action>,
    in domains: Range<Int>,
    touching touched: inout TouchedDomains,
    around: _Around = { $1(&$0) }
  ) {
    let leaving = _reduceBeforeReaction(&states, action, in: domains, touching: &touched, around: around)
    touched._remove(leaving, from: &states, in: domains)
  }

  /// For generated code: runs as the reducer of a case of a one-of. A case cannot be removed, so the whole one-of is
  /// dismissed in its place.
  @inlinable public func _reduceCase(
    _ state: inout State,
    _ action: Action,
    in domains: Range<Int>,
    touching touched: inout TouchedDomains
  ) {
    if isDismissed(&state, by: action, in: domains, touching: &touched) { touched.markDismissed() }
  }

  /// Runs as the reducer of a child, whose domains are relative to those of the running reducer.
  ///
  /// - Returns: Whether the child is dismissed.
  @inlinable func isDismissed(
    _ state: inout State,
    by action: Action,
    in domains: Range<Int>,
    touching touched: inout TouchedDomains,
    around: _Around = { $1(&$0) }
  ) -> Bool {
    let (parent, isParentDismissed) = (touched.current, touched.isDismissed)
    touched.current = touched.below(domains)
    touched.isDismissed = false
    around(&state) { body(&$0, action, &touched) }
    let isDismissed = touched.isDismissed && !touched.hasMissedChild
    touched.current = parent
    touched.isDismissed = isParentDismissed
    return isDismissed
  }

  /// Runs as the reducer of a child that may be absent.
  ///
  /// - Returns: Whether the child is dismissed.
  @inlinable func isDismissed(
    _ state: inout State?,
    by action: Action,
    in domains: Range<Int>,
    touching touched: inout TouchedDomains,
    around: _Around = { $1(&$0) }
  ) -> Bool {
    var isLeaving = false
    let isThere = state.changeWrapped {
      isLeaving = isDismissed(&$0, by: action, in: domains, touching: &touched, around: around)
    }
    if !isThere { touched._markMissedChild() }
    return isLeaving
  }

  /// Runs as the reducer of the element that an action is for, then copies the properties that follow others in it, because
  /// the end of the whole reducer looks at elements only if their parent or its list changed.
  ///
  /// - Returns: Whether the element is dismissed.
  @inlinable func isElementDismissed(
    _ state: inout State,
    by action: Action,
    in domains: Range<Int>,
    touching touched: inout TouchedDomains,
    around: _Around
  ) -> Bool {
    let isLeaving = isDismissed(&state, by: action, in: domains, touching: &touched, around: around)
    following?.follow(&state, in: domains, touching: &touched)
    return isLeaving
  }

  /// Runs as the reducer of a child whose domains may be unknown; then the whole parent is marked if the child marked
  /// anything.
  ///
  /// - Returns: Whether the child is dismissed.
  func isDismissed(
    _ state: inout State,
    by action: Action,
    in domains: Range<Int>?,
    touching touched: inout TouchedDomains
  ) -> Bool {
    if let domains { return isDismissed(&state, by: action, in: domains, touching: &touched) }
    var ownTouched = TouchedDomains(domainCount: 1)
    body(&state, action, &ownTouched)
    if !ownTouched.isEmpty { touched.markAll() }
    if ownTouched.hasMissedChild { touched._markMissedChild() }
    return ownTouched.isDismissed && !ownTouched.hasMissedChild
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
