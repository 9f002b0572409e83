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
/// A reducer may wrap another one of the same type, and call it as a function. The store then still copies the properties that
/// follow others, and removes a child that its action dismisses:
///
///     let logged = Reducer<UsersState, UsersAction> { state, action in
///       users(&state, action)
///       state.log.append("\(action)")
///     }
///
/// The form `(inout State, Action) -> Void` follows Point-Free's Composable Architecture and SwiftRex.
public struct Reducer<State, Action>: Sendable {
  @usableFromInline let body: @Sendable (inout State, Action, inout TouchedDomains) -> Void
  /// The properties to copy after the whole reducer; nil without any.
  @usableFromInline let following: _FollowedProperties<State>?

  /// Creates a reducer from a function.
  @inlinable public init(_ reduce: @escaping @Sendable (inout State, Action) -> Void) {
    self.init(body: { state, action, touched in
      touched.markAll()
      let number = LeftMarks.number
      reduce(&state, action)
      if LeftMarks.number != number { touched.takeMarks(leftBehind: number, by: Reducer.self) }
    })
  }

  @usableFromInline
  init(
    body: @escaping @Sendable (inout State, Action, inout TouchedDomains) -> Void,
    following: _FollowedProperties<State>? = nil
  ) {
    self.body = body
    self.following = .declared(for: Action.self) ?? following
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

  /// For generated code: the same with the properties that follow others.
  @inlinable public static func _marking(
    _ reduce: @escaping @Sendable (inout State, Action, inout TouchedDomains) -> Void,
    following: _FollowedProperties<State>?
  ) -> Reducer {
    Reducer(body: reduce, following: following)
  }

  /// Changes the state according to the action.
  @inlinable public func reduce(_ state: inout State, _ action: Action) {
    // With followed properties all marks count, however many domains there are.
    var touched = TouchedDomains(domainCount: following == nil ? 1 : .max)
    run(&state, action, &touched)
    if touched.isDismissed || touched.hasMissedChild { LeftMarks.leave(touched, of: Reducer.self) }
  }

  /// Copies the properties that follow others, in a state that was made by hand. A store does this with its first state.
  ///
  ///     var state = AppState(session: SessionState(user: .ada))
  ///     reducer.follow(&state)
  ///     state.profile.user  // .ada
  public func follow(_ state: inout State) {
    guard let following else { return }
    var touched = TouchedDomains.everything
    following.body(&state, &touched)
  }

  /// Runs the whole reducer, then copies the properties that follow others.
  @inlinable func run(_ state: inout State, _ action: Action, _ touched: inout TouchedDomains) {
    body(&state, action, &touched)
    following?.follow(&state, touching: &touched)
  }

  /// Changes the state according to the action: `reducer(&state, .incremented)`.
  @inlinable public func callAsFunction(_ state: inout State, _ action: Action) {
    reduce(&state, action)
  }

  /// Runs as a part of another reducer, with its marks: for reducers that wrap others.
  ///
  ///     .marking { state, action, touched in
  ///       let before = state.text
  ///       editor.reduce(&state, action, touching: &touched)
  ///       …
  ///     }
  ///
  /// A store copies the properties that follow others after the whole reducer.
  @inlinable public func reduce(
    _ state: inout State,
    _ action: Action,
    touching touched: inout TouchedDomains
  ) {
    body(&state, action, &touched)
  }

  /// For generated code: runs as the reducer of a child that is always there, whose domains are relative to those of the
  /// running reducer. It stays, also if it is dismissed.
  @inlinable public func _reduce(
    _ state: inout State,
    _ action: Action,
    in domains: Range<Int>,
    touching touched: inout TouchedDomains,
    around: _Around = { $1(&$0) }
  ) {
    _ = isDismissed(&state, by: action, in: domains, touching: &touched, around: around)
  }
}
