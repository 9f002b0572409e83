/// A domain as a value, which does not run anything: its reducer, and the bridges, requests and effects that schemas
/// declare for it and the domains below.
///
///     let users = Domain.users(reducer: .users(UsersReducer()))
///     let store = Store(initialState: UsersState(), domain: users)
///
/// `step` is the pure half of a store: for servers, simulations and tests, and for stores that are not StateKit's.
public struct Domain<State, Action: Sendable>: Sendable {
  /// Changes the state.
  public let reducer: Reducer<State, Action>
  @usableFromInline let declarations: Declarations<State, Action>
  let domainCount: Int

  @usableFromInline
  init(_ reducer: Reducer<State, Action>, _ declarations: Declarations<State, Action>) {
    self.reducer = reducer
    self.declarations = declarations
    self.domainCount = domainTable(of: Action.self, for: State.self).parents.count
  }

  /// A domain without a schema: a reducer alone.
  public init(reducer: Reducer<State, Action>) {
    self.init(reducer, Declarations())
  }
}

extension Domain where Action: DomainAction, State == Action.DomainState {
  /// The domain with the bridges, requests and effects that schemas declare, for code about any domain. Each generated
  /// domain has a function of its own: `Domain.users(reducer:)`.
  @inlinable public static func declared(reducer: Reducer<State, Action>) -> Domain {
    Domain(
      reducer,
      Declarations(
        bridges: { action in
          let bridges = action.declaredBridges
          return bridges.isEmpty ? nil : bridges
        },
        bind: { bridges, state in
          bridges.contains { $0.isBoundToChild } ? bridges.map { $0.bound(at: state) } : bridges
        },
        derive: { bridges, state, body in
          for bridge in bridges {
            bridge.derive(at: state) { body($0, bridge) }
          }
        },
        effects: { action in
          let effects = action.declaredEffects
          return effects.isEmpty ? nil : effects
        }
      )
    )
  }
}
