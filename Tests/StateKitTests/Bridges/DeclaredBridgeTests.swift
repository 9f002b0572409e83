import StateKit
import StateKitTestSupport
import Testing

/// Bridges that a schema declares in optional children.
@MainActor
struct DeclaredBridgeTests {
  private func store(_ state: BoardState) -> Store<BoardState, BoardAction> {
    Store(initialState: state, reducer: .board(), middleware: BridgeMiddleware<_, _, _>.declared)
  }

  @Test func `a bridge of an optional child reads the child and answers to it`() {
    let store = store(BoardState(draft: DraftState(text: "a")))
    store.dispatch(.draft(.saved))
    expectEqual(store.state.draft?.text, "a!")
  }

  @Test func `a bridge of an element reads the element and answers to it`() {
    let store = store(BoardState(cards: [CardState(id: 1, names: ["a"]), CardState(id: 2, names: ["b"])]))
    store.dispatch(.cards(id: 2, action: .copied))
    expectEqual(store.state.cards.map(\.names), [["a"], ["b", "copy of b"]])
  }

  @Test(arguments: [.draft(.saved), .cards(id: 3, action: .copied)] as [BoardAction])
  func `a bridge of an absent child does not give an action`(action: BoardAction) {
    let trace = ActionTrace(
      BoardState(cards: [CardState(id: 1, names: ["a"])]),
      .board(),
      BridgeMiddleware<BoardAction, BoardAction, BoardState>.declared
    )
    trace.store.dispatch(action)
    expectEqual(trace.actions, [action])
  }

  // MARK: - A store that fires them itself

  /// The actions that a store with declared bridges handles, if it is also given a middleware.
  private func actions<State, Action: DomainAction>(
    _ action: Action,
    _ state: State,
    _ reducer: Reducer<State, Action>,
    _ middleware: some Middleware<Action, Action, State>
  ) -> [String] where State == Action.DomainState {
    let log = Recorder<String>()
    let recording = AnyMiddleware<Action, Action, State> { action, _, _ in
      log.append(action.name)
      return .doNothing
    }
    let store = Store.withDeclaredBridges(
      initialState: state,
      reducer: reducer,
      middleware: recording <> middleware,
      sideEffects: SideEffectRegistry<State, Action>(),
      configuration: StoreConfiguration()
    )
    store.dispatch(action)
    return log.all
  }

  @Test func `a bridge fires once, also if the store's middleware has it too`() {
    let app = BridgeMiddleware<AppAction, AppAction, AppState>.declared
    let users = BridgeMiddleware<UsersAction, UsersAction, UsersState>.declared.pullback(Scope.users)
    let reachedEnd = AppAction.users(.posts(.reachedEnd))
    let once = ["users.posts.reachedEnd", "users.cleared"]
    expectEqual(actions(reachedEnd, AppState(), .app(), app), once)
    expectEqual(actions(reachedEnd, AppState(), .app(), AnyMiddleware(app) <> users), once)
  }

  @Test func `a bridge of a child that may be absent fires once, also if the store's middleware has it too`()
  {
    let draft = BridgeMiddleware<DraftAction, DraftAction, DraftState>.declared.pullback(Scope.draft)
    let board = BoardState(draft: DraftState(text: "a"))
    expectEqual(actions(.draft(.saved), board, .board(), draft), ["draft.saved", "draft.typed"])
  }

  @Test func `a middleware keeps its own bridges, and bridges of domains that the store does not have`() {
    let own = BridgeMiddleware<AppAction, AppAction, AppState>.declared
      .bridge(on: \.lifecycle?.didBecomeActive, dispatch: .users(.cleared))
    let became = AppAction.lifecycle(.didBecomeActive)
    let expected = ["lifecycle.didBecomeActive", "reachability.startMonitoring", "users.cleared"]
    expectEqual(actions(became, AppState(), .app(), own), expected)
    let elsewhere = BridgeMiddleware<DraftAction, DraftAction, DraftState>.declared.lift(
      inputAction: { (action: AppAction) in action == .lifecycle(.didEnterBackground) ? .saved : nil },
      outputAction: { _ in AppAction.users(.cleared) },
      state: { (_: AppState) in DraftState(text: "a") }
    )
    expectEqual(
      actions(.lifecycle(.didEnterBackground), AppState(), .app(), elsewhere),
      [
        "lifecycle.didEnterBackground", "reachability.stopMonitoring", "users.cleared",
      ]
    )
  }
}
