/// Removing a child that an action dismissed, after its parent reacted to the action. Generated reducers run the child's
/// reducer before their reactions, and remove the child after them:
///
///     let leaving = detail._reduceBeforeReaction(&state.detail, action, in: domains[0], touching: &touched)
///     …
///     touched._remove(leaving, from: &state.detail, in: domains[0])
///
/// The reactions may replace the child. Only the child that was dismissed is removed, not the one that took its place.
extension Reducer {
  /// For generated code: runs as the reducer of a child that may be absent, which stays until it is removed.
  ///
  /// - Returns: A function that recognises the state of the dismissed child, to tell it from another one in its place;
  ///   nil if the child is not dismissed.
  @inlinable public func _reduceBeforeReaction(
    _ state: inout State?,
    _ action: Action,
    in domains: Range<Int>,
    touching touched: inout TouchedDomains,
    around: _Around = { $1(&$0) }
  ) -> ((State) -> Bool)? {
    guard isDismissed(&state, by: action, in: domains, touching: &touched, around: around) else { return nil }
    touched.leaving = touched.below(domains)
    return leaving(state)
  }

  /// For generated code: runs as the reducer of an element of a list, which stays until it is removed.
  ///
  /// - Returns: The id of the element, if it is dismissed.
  @inlinable public func _reduceBeforeReaction(
    _ states: inout IdentifiedArray<State>,
    _ action: IdentifiedAction<State.ID, Action>,
    in domains: Range<Int>,
    touching touched: inout TouchedDomains,
    around: _Around = { $1(&$0) }
  ) -> State.ID? where State: Identifiable & Sendable {
    var leaving: State.ID?
    let change = states.change(id: action.id) { state in
      let isLeaving = isElementDismissed(
        &state,
        by: action.action,
        in: domains,
        touching: &touched,
        around: around
      )
      // The action may have changed it.
      if isLeaving { leaving = state.id }
    }
    touched.mark(change, in: domains)
    return leaving
  }

  /// For generated code: runs as the reducer of an element of a stack, which stays until it is removed, or removes
  /// elements for `popFrom`.
  ///
  /// - Returns: The ids of the elements that leave: the dismissed one and those that lie above it now. Elements that a
  ///   reaction puts on top of them stay.
  @inlinable public func _reduceBeforeReaction(
    _ states: inout StackState<State>,
    _ action: StackAction<Action>,
    in domains: Range<Int>,
    touching touched: inout TouchedDomains,
    around: _Around = { $1(&$0) }
  ) -> Range<Int>? {
    var isLeaving = false
    switch action {
    case .element(let id, let action):
      let isThere = states.change(id: id) {
        isLeaving = isElementDismissed(&$0, by: action, in: domains, touching: &touched, around: around)
      }
      if !isThere { touched._markMissedChild() }
      return isLeaving ? id..<states.nextID : nil
    case .popFrom(let id):
      if states.pop(from: id) { touched._markChild(domains) } else { touched._markMissedChild() }
      return nil
    }
  }

  /// Tells the child from another one by its case and its `id`.
  @usableFromInline
  func leaving(_ state: State?) -> ((State) -> Bool)? {
    guard let state else { return nil }
    let identity = ChildIdentity(of: state, Action.self)
    return { ChildIdentity(of: $0, Action.self) == identity }
  }
}

extension TouchedDomains {
  /// For generated code: removes a dismissed child, unless the reaction has set another one.
  @inlinable public mutating func _remove<State>(
    _ leaving: ((State) -> Bool)?,
    from state: inout State?,
    in domains: Range<Int>
  ) {
    guard let leaving, isLeaving(domains) else { return }
    self.leaving = nil
    guard let current = state, leaving(current) else { return }
    _markChild(domains)
    state = nil
  }

  /// For generated code: removes a dismissed element, if it is still there.
  @inlinable public mutating func _remove<Element>(
    _ leaving: Element.ID?,
    from states: inout IdentifiedArray<Element>,
    in domains: Range<Int>
  ) {
    guard let leaving, states.remove(id: leaving) != nil else { return }
    markOwnProperties()
    _markChild(domains)
  }

  /// For generated code: removes the elements of a stack that leave, if they are still there.
  @inlinable public mutating func _remove<Element>(
    _ leaving: Range<Int>?,
    from states: inout StackState<Element>,
    in domains: Range<Int>
  ) {
    guard let leaving, states.remove(ids: leaving) else { return }
    _markChild(domains)
  }
}
