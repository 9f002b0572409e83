/// Watches the invariants of a state that changes, and says of each break once: again only if the invariant held in between.
package struct InvariantWatch<State, Action: Sendable> {
  private let search: InvariantSearch<State, Action>
  /// Says whether all invariants hold after a change of one domain, where this is quickly done.
  let quick: QuickInvariants
  /// The invariants that do not hold now.
  private var broken: Set<BrokenInvariant> = [] {
    didSet { quick.view.isBroken.pointee = !broken.isEmpty }
  }
  /// Whether a state was looked at.
  private(set) var hasBegun = false

  /// Nil if the actions are not those of a state with invariants.
  package init?(of action: Action.Type) {
    func search<Root: DomainAction>(_ root: Root.Type) -> InvariantSearch<State, Action>? {
      root.actionTree.invariantSearch as? InvariantSearch<State, Action>
    }
    guard let root = action as? any DomainAction.Type, let search = search(root) else { return nil }
    self.search = search
    self.quick = QuickInvariants(search.stored, others: search.others, domainCount(of: action))
  }

  /// The invariants that held before and do not hold in a state.
  ///
  /// - Parameters:
  ///   - action: The action that led to the state; nil without one.
  ///   - touched: The domains that changed; nil if anything may have.
  mutating func newlyBroken(
    in state: UnsafePointer<State>,
    after action: Action? = nil,
    touching touched: TouchedDomains? = nil
  ) -> [BrokenInvariant] {
    var found: [BrokenInvariant] = []
    // As long as one is broken, all are looked at, because its domain may be gone.
    let isPart = hasBegun && broken.isEmpty
    hasBegun = true
    if isPart, let touched {
      if touched.isEmpty { return [] }
      search.find(state, StateChange(action: action, marks: DomainMarks(touched: touched, domain: 0)), &found)
      if found.isEmpty { return [] }
    } else {
      search.find(state, .everything, &found)
    }
    let new = found.filter { !broken.contains($0) }
    broken = Set(found)
    return new
  }

  /// Looks at a state without an action.
  package mutating func newlyBroken(in state: State) -> [BrokenInvariant] {
    withUnsafePointer(to: state) { newlyBroken(in: $0) }
  }

  /// Changes a state by an action, and says what no longer holds in it.
  package mutating func reduce(_ reducer: Reducer<State, Action>, _ state: inout State, _ action: Action)
    -> [BrokenInvariant]
  {
    var touched = TouchedDomains(domainCount: domainCount(of: Action.self))
    reducer.run(&state, action, &touched)
    return withUnsafePointer(to: &state) { newlyBroken(in: $0, after: action, touching: touched) }
  }
}
