/// Finds the invariants that do not hold in a state, in its domain and in those below.
///
/// It looks only at domains that a change touched, and of a list only at the element that the action is for, unless the list
/// itself may have changed. An invariant may read the states of children, so that a change below counts as well.
struct InvariantSearch<State, Action: Sendable>: Sendable {
  typealias Find = @Sendable (UnsafePointer<State>, StateChange<Action>, inout [BrokenInvariant]) -> Void

  let find: Find
  /// The domains whose states are stored in that of this one, with what is needed to check them there.
  var stored: [StoredInvariants] = []
  /// The domains of children with invariants whose states are stored elsewhere.
  var others: [Range<Int>] = []
}

/// The invariants of one domain whose state is stored in that of the store.
struct StoredInvariants: Sendable {
  /// The domain and all below it, whose changes matter.
  var domains: Range<Int>
  /// The position of the domain's state.
  var offset: Int
  let holds: @Sendable (UnsafeRawPointer) -> Bool
}

extension _ActionTree {
  /// Nil if neither the domain nor one below declares invariants.
  func makeInvariantSearch() -> InvariantSearch<Action.DomainState, Action>? {
    let below = zip(children, domains).compactMap { child, domains in
      child.invariants().map { (search: $0, domains: domains) }
    }
    if invariants == nil, below.isEmpty { return nil }
    let all = 0..<domainCount
    let own = invariants.map { StoredInvariants(domains: all, offset: 0, holds: $0.holds) }
    return InvariantSearch(
      find: { [invariants] state, change, found in
        if let invariants, change.concerns(all) { invariants.find(state, &found) }
        for child in below where change.concerns(child.domains) { child.search.find(state, change, &found) }
      },
      stored: (own.map { [$0] } ?? []) + below.flatMap(\.search.stored),
      others: below.flatMap(\.search.others)
    )
  }
}

extension InvariantSearch {
  /// The search, seen from the parent of a child that is always there.
  ///
  /// - Parameter offset: The position of the child's state in that of its parent; nil if it is stored elsewhere.
  func pullback<ParentState, ParentAction>(
    _ scope: Scope<ParentState, ParentAction, State, Action>,
    _ name: String,
    at offset: Int?
  ) -> InvariantSearch<ParentState, ParentAction> {
    var search = InvariantSearch<ParentState, ParentAction> { [find] state, change, found in
      let count = found.count
      let change = change.inside(scope)
      if let offset {
        let state = UnsafeRawPointer(state).advanced(by: offset).assumingMemoryBound(to: State.self)
        find(state, change, &found)
      } else {
        withUnsafePointer(to: scope.get(state.pointee)) { find($0, change, &found) }
      }
      found.move(from: count, below: name)
    }
    guard let offset, let domains = scope.domains() else { return search.elsewhere(scope.domains()) }
    let first = domains.lowerBound
    search.stored = stored.map { part in
      var part = part
      part.offset += offset
      part.domains = first + part.domains.lowerBound..<first + part.domains.upperBound
      return part
    }
    search.others = others.map { first + $0.lowerBound..<first + $0.upperBound }
    return search
  }

  /// The same search for a child whose state is stored elsewhere.
  ///
  /// - Parameter domains: The child's domains; nil if they are unknown.
  private func elsewhere(_ domains: Range<Int>?) -> InvariantSearch {
    var search = self
    search.others = [domains ?? 0..<Int.max]
    return search
  }

  /// The search, seen from the parent of a child that may be absent.
  func pullback<ParentState, ParentAction>(
    _ scope: Scope<ParentState, ParentAction, State?, Action>,
    _ name: String
  ) -> InvariantSearch<ParentState, ParentAction> {
    InvariantSearch<ParentState, ParentAction> { [find] state, change, found in
      guard let child = scope.get(state.pointee) else { return }
      let count = found.count
      withUnsafePointer(to: child) { find($0, change.inside(scope), &found) }
      found.move(from: count, below: name)
    }.elsewhere(scope.domains())
  }

  /// The search, seen from the parent of a list or of a stack.
  ///
  /// - Parameters:
  ///   - element: The id and the action of the element that a parent's action is for.
  ///   - read: The state of an element.
  ///   - all: All elements with their ids.
  func pullback<ParentState, ParentAction, PartState, PartAction, ID: Hashable & Sendable>(
    _ list: Scope<ParentState, ParentAction, PartState, PartAction>,
    _ name: String,
    element: @escaping @Sendable (PartAction) -> (id: ID, action: Action)?,
    read: @escaping @Sendable (PartState, ID) -> State?,
    all: @escaping @Sendable (PartState, (ID, State) -> Void) -> Void
  ) -> InvariantSearch<ParentState, ParentAction> {
    let hidesID = (State.self as? any SensitiveProperties.Type)?.isSensitive("id") ?? false
    return InvariantSearch<ParentState, ParentAction> { [find] state, change, found in
      let elements = list.get(state.pointee)
      func search(_ state: State, _ id: ID, _ change: StateChange<Action>) {
        let count = found.count
        withUnsafePointer(to: state) { find($0, change, &found) }
        if found.count == count { return }
        found.move(from: count, below: "\(name)[\(hidesID ? redactionMark : "\(id)")]")
      }
      if let (id, action) = change.action.flatMap(list.extract).flatMap(element),
        change.isOfOneElement(in: list.domains())
      {
        if let state = read(elements, id) { search(state, id, change.inside(list.domains(), action)) }
        return
      }
      let inner: StateChange<Action> = change.inside(list.domains(), nil)
      all(elements) { id, state in search(state, id, inner) }
    }.elsewhere(list.domains())
  }
}

extension StateChange {
  /// Whether domains, counted from this one, may have changed.
  fileprivate func concerns(_ domains: Range<Int>) -> Bool { marks?.overlap(domains) ?? true }
}

extension [BrokenInvariant] {
  /// Puts the name of a child in front of the paths that were added.
  fileprivate mutating func move(from start: Int, below child: String) {
    for position in start..<count { self[position].move(below: child) }
  }
}
