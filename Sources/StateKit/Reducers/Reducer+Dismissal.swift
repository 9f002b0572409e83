/// Removing a child that an action dismissed, after its parent reacted to the action. Generated reducers call the two
/// functions of a kind of child before and after the reactions:
///
///     let leaving = detail.reduceBeforeReaction(&state.detail, action, in: domains[0], touching: &touched)
///     …
///     detail.remove(leaving, from: &state.detail, in: domains[0], touching: &touched)
///
/// The reactions may replace the child. Only the child that was dismissed is removed, not the one that took its place.
extension Reducer {
  /// For generated code: runs as the reducer of a child that may be absent, which stays until `remove` is called.
  ///
  /// - Returns: The dismissed child, if it is dismissed.
  @inlinable public func reduceBeforeReaction(
    _ state: inout State?,
    _ action: Action,
    in domains: Range<Int>,
    touching touched: inout TouchedDomains
  ) -> LeavingChild? {
    guard isDismissed(&state, by: action, in: domains, touching: &touched) else { return nil }
    touched.leaving = touched.below(domains)
    return LeavingChild(identity: identity(of: state))
  }

  /// For generated code: removes a dismissed child, if it is still the same.
  @inlinable public func remove(
    _ leaving: LeavingChild?,
    from state: inout State?,
    in domains: Range<Int>,
    touching touched: inout TouchedDomains
  ) {
    guard let leaving, touched.leaving != nil else { return }
    touched.leaving = nil
    guard let identity = identity(of: state), leaving.identity == identity else { return }
    touched.markChild(domains)
    state = nil
  }

  /// For generated code: runs as the reducer of an element of a list, which stays until `remove` is called.
  ///
  /// - Returns: The id of the element, if it is dismissed.
  @inlinable public func reduceBeforeReaction(
    _ states: inout IdentifiedArray<State>,
    _ action: IdentifiedAction<State.ID, Action>,
    in domains: Range<Int>,
    touching touched: inout TouchedDomains
  ) -> State.ID? where State: Identifiable & Sendable {
    var leaving: State.ID?
    let change = states.change(id: action.id) { state in
      let isLeaving = isDismissed(&state, by: action.action, in: domains, touching: &touched)
      // The action may have changed it.
      if isLeaving { leaving = state.id }
    }
    touched.mark(change)
    return leaving
  }

  /// For generated code: removes a dismissed element, if it is still there.
  @inlinable public func remove(
    _ leaving: State.ID?,
    from states: inout IdentifiedArray<State>,
    in domains: Range<Int>,
    touching touched: inout TouchedDomains
  ) where State: Identifiable & Sendable {
    guard let leaving, states.remove(id: leaving) != nil else { return }
    touched.markOwnProperties()
    touched.markChild(domains)
  }

  /// For generated code: runs as the reducer of an element of a stack, which stays until `remove` is called, or removes
  /// elements for `popFrom`.
  ///
  /// - Returns: The ids of the elements that leave: from the dismissed one to those that lie above it now. What a
  ///   reaction puts on top of them stays.
  @inlinable public func reduceBeforeReaction(
    _ states: inout StackState<State>,
    _ action: StackAction<Action>,
    in domains: Range<Int>,
    touching touched: inout TouchedDomains
  ) -> Range<Int>? {
    var isLeaving = false
    switch action {
    case .element(let id, let action):
      let isThere = states.change(id: id) {
        isLeaving = isDismissed(&$0, by: action, in: domains, touching: &touched)
      }
      if !isThere { touched.markMissedChild() }
      return isLeaving ? id..<states.nextID : nil
    case .popFrom(let id):
      if states.pop(from: id) { touched.markChild(domains) } else { touched.markMissedChild() }
      return nil
    }
  }

  /// For generated code: removes the elements of a stack that leave, if they are still there.
  @inlinable public func remove(
    _ leaving: Range<Int>?,
    from states: inout StackState<State>,
    in domains: Range<Int>,
    touching touched: inout TouchedDomains
  ) {
    guard let leaving, states.remove(ids: leaving) else { return }
    touched.markChild(domains)
  }

  /// The identity of the child; it is only asked for if the child is dismissed.
  @usableFromInline
  func identity(of state: State?) -> ChildIdentity? {
    state.map { ChildIdentity(of: $0, Action.self) }
  }
}

/// A child that an action dismissed, and that is removed after its parent has reacted.
public struct LeavingChild {
  @usableFromInline let identity: ChildIdentity?

  @usableFromInline
  init(identity: ChildIdentity?) {
    self.identity = identity
  }
}
