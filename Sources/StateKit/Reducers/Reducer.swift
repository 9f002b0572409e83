/// A pure function from a state and an action to the changed state, as a value.
///
///     let counter = Reducer<Int, CounterAction> { count, action in
///       switch action {
///       case .incremented: count += 1
///       case .reset: count = 0
///       }
///     }
///
/// A reducer only changes the state. Called by another store, it leaves the bridges, requests and effects of its schemas
/// out. In a store that is not StateKit's, a `DomainHost` runs them; `Domain.step(_:_:)` lists them.
///
/// The form `(inout State, Action) -> Void` follows Point-Free's Composable Architecture and SwiftRex.
public struct Reducer<State, Action>: Sendable {
  @usableFromInline let body: @Sendable (inout State, Action, inout TouchedDomains) -> Void

  /// Creates a reducer from a function.
  @inlinable public init(_ reduce: @escaping @Sendable (inout State, Action) -> Void) {
    self.body = { state, action, touched in
      touched.markAll()
      reduce(&state, action)
    }
  }

  @usableFromInline
  init(body: @escaping @Sendable (inout State, Action, inout TouchedDomains) -> Void) {
    self.body = body
  }

  /// Creates a reducer that marks the domains that it changes, as generated ones do.
  ///
  ///     .marking { state, action, touched in
  ///       guard case .cleared = action else { return }
  ///       touched.markOwnProperties()
  ///       state.count = 0
  ///     }
  ///
  /// It must mark at least the domains that it changes: subscribers and views do not see unmarked changes.
  @inlinable public static func marking(
    _ reduce: @escaping @Sendable (inout State, Action, inout TouchedDomains) -> Void
  ) -> Reducer {
    Reducer(body: reduce)
  }

  /// Changes the state according to the action.
  @inlinable public func reduce(_ state: inout State, _ action: Action) {
    var touched = TouchedDomains(domainCount: 1)
    body(&state, action, &touched)
  }

  /// Changes the state according to the action: `reducer(&state, .incremented)`.
  @inlinable public func callAsFunction(_ state: inout State, _ action: Action) {
    reduce(&state, action)
  }

  /// For generated code: runs as the reducer of a child, whose domains are relative to those of the running reducer.
  @inlinable public func reduce(
    _ state: inout State,
    _ action: Action,
    in domains: Range<Int>,
    touching touched: inout TouchedDomains
  ) {
    let parent = touched.current
    touched.current = parent.lowerBound + domains.lowerBound..<parent.lowerBound + domains.upperBound
    body(&state, action, &touched)
    touched.current = parent
  }
}
