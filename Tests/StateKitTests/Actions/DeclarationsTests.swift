import StateKitTestSupport
import Testing

@testable import StateKit

/// Declarations of schemas, in stores with handwritten action trees.
@MainActor
@Suite(.watched)
struct DeclarationsTests {
  private func declared<Action: DomainAction>(
    _ state: Action.DomainState,
    _ reducer: Reducer<Action.DomainState, Action>
  ) -> Store<Action.DomainState, Action> {
    .withDeclaredBridges(
      initialState: state,
      reducer: reducer,
      middleware: IdentityMiddleware<Action, Action, Action.DomainState>(),
      sideEffects: SideEffectRegistry<Action.DomainState, Action>(),
      configuration: StoreConfiguration()
    )
  }

  @Test func `declared bridges run after the reducers, first the bridges of the domains below`() {
    let store = declared(AppState(), .app())
    store.dispatch(.lifecycle(.didBecomeActive))
    #expect(store.state.reachability.isMonitoring)
    store.dispatch(.settings(.toggledReachability))
    store.dispatch(.reachability(.stopMonitoring))
    store.dispatch(.lifecycle(.didBecomeActive))
    #expect(!store.state.reachability.isMonitoring)
    store.dispatch(.users(.posts(.selected(4))))
    store.dispatch(.users(.posts(.reachedEnd)))
    expectEqual(store.state.users, UsersState())
  }

  @Test func `declared effects run in a store that is made by hand, and in one with declared bridges`() async
  {
    let byHand = Store(initialState: LampState(id: 1), reducer: Reducer<LampState, LampAction>.lamp)
    for store in [byHand, declared(LampState(id: 1), .lamp)] {
      store.sideEffects.register(LampEffects(glow: { 5 }))
      store.dispatch(.plugged)
      await store.until { $0.light == 5 }
    }
  }

  @Test func `a store whose state is not the domain's has no declared effects`() {
    let declarations = Declarations<String, LampAction>()
    #expect(declarations.effects == nil)
    expectEqual(Declarations<LampState, LampAction>().effects?(.plugged)?.map(\.name), ["glow"])
    #expect(Declarations<LampState, LampAction>().effects?(.lit(1)) == nil)
    #expect(Declarations<Journal, JournalAction>().effects == nil)
  }

  @Test(arguments: [false, true])
  func `an action is not asked for declarations that its tree does not have`(declares: Bool) {
    func ask<Action: DomainAction>(_ action: Action) -> (bridges: Int?, effects: Int?) {
      let declarations = Declarations<Action.DomainState, Action>(
        bridges: { $0.declaredBridges },
        bind: { bridges, _ in bridges },
        derive: { _, _, _ in },
        effects: { $0.declaredEffects }
      )
      return (declarations.bridges?(action)?.count, declarations.effects?(action)?.count)
    }
    let asked = declares ? ask(Declaring.now) : ask(Silent.now)
    #expect(asked == (declares ? (0, 0) : (nil, nil)))
    #expect(Declarations<Int, Silent>().effects == nil)
    #expect(Declarations<Int, Declaring>().effects != nil)
  }
}

/// An action whose tree declares neither bridges nor effects.
private enum Silent: DomainAction {
  typealias DomainState = Int
  case now

  static let actionTree = _ActionTree<Silent>(
    ownLeafCount: 1,
    leaves: "now",
    declaresBridges: false,
    declaresEffects: false,
    children: []
  )

  var leafIndex: Int { 0 }
  var declaredBridges: [_DeclaredBridge<Int, Silent>] { [] }
}

/// An action without own declarations, but with a child that may have some.
private enum Declaring: DomainAction {
  typealias DomainState = Int
  case now
  case probe(ProbeChild)

  static let actionTree = _ActionTree<Declaring>(
    ownLeafCount: 1,
    leaves: "now",
    declaresBridges: false,
    declaresEffects: false,
    children: [
      _ActionTreeChild(
        "probe",
        Scope(
          get: { $0 },
          modify: { state, change in change(&state) },
          embed: { .probe($0) },
          extract: { if case .probe(let action) = $0 { action } else { nil } }
        ),
        state: { \Int.self }
      )
    ]
  )

  var leafIndex: Int {
    switch self {
    case .now: 0
    case .probe(let action): Declaring.actionTree.leafOffsets[0] + action.leafIndex
    }
  }

  var declaredBridges: [_DeclaredBridge<Int, Declaring>] { [] }
}
