import StateKit
import StateKitTestSupport
import Testing

@MainActor
@Suite(.watched)
struct SideEffectPullbackTests {
  private let log = Recorder<String>()
  private let board = Store(
    initialState: BoardState(cards: [CardState(id: 1, names: ["a"]), CardState(id: 2, names: ["b"])]),
    reducer: .board()
  )

  @Test func `a child's side effect hears and reads the child, and dispatches to it`() {
    let store = Store(initialState: AppState(), reducer: .app())
    let sideEffect = SideEffect<UsersState, UsersAction>(\.renamed, timing: .afterReducers) {
      [log] user, dispatch, state in
      log.append("\(user.name) among \(state.names.count)")
      if user.name == "Ada" { dispatch(.renamed(id: 2, name: "Eva")) }
    }
    store.sideEffects.add(sideEffect.pullback(.users))
    store.dispatch(.lifecycle(.didBecomeActive))
    store.dispatch(.users(.renamed(id: 1, name: "Ada")))
    expectEqual(log.all, ["Ada among 1", "Eva among 2"])
  }

  @Test func `a pulled back side effect can be pulled back further, and runs for actions below`() {
    let store = Store(initialState: AppState(), reducer: .app())
    let sideEffect = SideEffect<PostsState, PostsAction> { [log] (action: PostsAction) in
      log.append("\(action)")
    }
    store.sideEffects.add(sideEffect.pullback(.posts).pullback(.users))
    store.sideEffects.add(sideEffect.pullback(AppScope.root.users.posts))
    store.dispatch(.users(.posts(.selected(3))))
    store.dispatch(.users(.cleared))
    expectEqual(log.all, ["selected(3)", "selected(3)"])
  }

  @Test func `a side effect of one of two equal children does not cost time for the other child's actions`() {
    let registry = SideEffectRegistry<Int, ProbeAction>()
    let sideEffect = SideEffect<Int, ProbeChild>(\.one) { [log] in log.append("one") }
    registry.add(sideEffect.pullback(.left))
    let store = Store<Int, ProbeAction>(initialState: 0, reducer: .identity, sideEffects: registry)
    expectEqual(ProbeAction.reads { store.dispatch(.left(.two)) }, 0)
    expectEqual(ProbeAction.reads { store.dispatch(.right(.two)) }, 0)
    store.dispatch(.right(.one))
    #expect(log.all.isEmpty)
    store.dispatch(.left(.one))
    expectEqual(log.all, ["one"])
  }

  @Test func `along a scope made by hand it works too`() {
    let sideEffect = SideEffect<String, Int> { [log] (number: Int, dispatch, state) in
      log.append("\(number) \(state())")
      if number == 1 { dispatch(2) }
    }
    let scope = Scope<String?, String, String, Int>(
      get: { $0 ?? "" },
      modify: { _, _ in },
      embed: { "\($0)" },
      extract: { Int($0) }
    )
    let store = Store<String?, String>(
      initialState: "state",
      reducer: .identity,
      sideEffects: sideEffect.pullback(scope)
    )
    for action in ["1", "x"] { store.dispatch(action) }
    expectEqual(log.all, ["1 state", "2 state"])
  }

  @Test func `a side effect of an optional child runs while the child is present`() {
    let sideEffect = SideEffect<DraftState, DraftAction> { [log] (action: DraftAction, dispatch, state) in
      log.append("\(action) after \(state.text)")
      if action == .typed("b") { dispatch(.typed("c")) }
    }
    board.sideEffects.add(sideEffect.pullback(.draft))
    board.dispatch(.opened(DraftState(text: "a")))
    board.dispatch(.draft(.typed("b")))
    board.dispatch(.closed)
    expectEqual(log.all, [#"typed("b") after a"#, #"typed("c") after b"#])
  }

  @Test func `a side effect of an element gets the actions of all elements, and answers to the right one`() {
    let sideEffect = SideEffect<CardState, CardAction> { [log] (action: CardAction, dispatch, state) in
      log.append("\(action) for \(state.id)")
      if action == .copied { dispatch(.named("c")) }
    }
    board.sideEffects.add(sideEffect.pullback(.cards))
    board.dispatch(.cards(id: 2, action: .copied))
    board.dispatch(.closed)
    expectEqual(log.all, ["copied for 2", #"named("c") for 2"#])
    expectEqual(board.state.cards.map(\.names), [["a"], ["b", "c"]])
  }

  @Test func `along the scope of one element it hears that one alone`() {
    let sideEffect = SideEffect<CardState, CardAction> { [log] (action: CardAction) in log.append("\(action)")
    }
    board.sideEffects.add(sideEffect.pullback(BoardScope.root.cards.element(id: 2)))
    board.dispatch(.cards(id: 1, action: .named("x")))
    board.dispatch(.cards(id: 2, action: .named("y")))
    expectEqual(log.all, [#"named("y")"#])
  }

  @Test func `a reader that is kept has the last state that was there`() async {
    let (gate, read) = (Gate(), Gate())
    let sideEffect = SideEffect<CardState, CardAction> { [log] (action: CardAction, _, state) in
      guard action == .copied else { return }
      Task {
        await gate.wait()
        log.append("\(state.id) \(state.names.count)")
        read.open()
      }
    }
    let store = Store(
      initialState: BoardState(cards: [CardState(id: 1), CardState(id: 2)]),
      reducer: .board(),
      sideEffects: sideEffect.pullback(.cards)
    )
    store.dispatch(.cards(id: 2, action: .copied))
    store.dispatch(.cards(id: 2, action: .named("c")))
    store.dispatch(.removed(id: 2))
    gate.open()
    await read.wait()
    expectEqual(log.all, ["2 1"])
  }

  @Test func `a late action does not reach the child that replaced the side effect's own child`() {
    let (kept, reported) = (Recorder<Dispatcher<LampAction>>(), Recorder<RuntimeIssue.Kind>())
    let sideEffect = SideEffect<LampState, LampAction> { (_: LampAction, dispatch) in kept.append(dispatch) }
    let store = Store(
      initialState: ShelfState(lamp: LampState(id: 1)),
      reducer: .shelf,
      sideEffects: sideEffect.pullback(.lamp),
      configuration: StoreConfiguration(reporter: Reporter { reported.append($0.kind) })
    )
    store.dispatch(.lamp(.pulled))
    kept.all.first?.dispatch(.lit(3))
    expectEqual(store.state.lamp?.light, 3)
    store.dispatch(.put(LampState(id: 2)))
    kept.all.first?.dispatch(.lit(4))
    expectEqual(store.state.lamp, LampState(id: 2))
    expectEqual(reported.all, [.absentChild])
  }

  @Test
  func `without a store a side effect runs with a given state, or without a state if it does not read it`() {
    let dispatched = Recorder<BoardAction>()
    let dispatch = Dispatcher<BoardAction> { action, _ in dispatched.append(action) }
    let sideEffect = SideEffect<CardState, CardAction> { (_: CardAction, dispatch) in dispatch(.named("c")) }
      .pullback(Scope<BoardState, BoardAction, _, _>.cards)
    let state = BoardState(cards: [CardState(id: 1)])
    #expect(sideEffect.run(.cards(id: 1, action: .copied), state: state, dispatch: dispatch))
    #expect(!sideEffect.run(.cards(id: 7, action: .copied), state: state, dispatch: dispatch))
    #expect(sideEffect.run(.cards(id: 7, action: .copied), dispatch: dispatch))
    #expect(!sideEffect.run(.closed, state: state, dispatch: dispatch))
    expectEqual(dispatched.all, [.cards(id: 1, action: .named("c")), .cards(id: 7, action: .named("c"))])
  }

  @Test func `a wrong side effect is reported where it is registered`() {
    let issues = Recorder<RuntimeIssue>()
    let configuration = StoreConfiguration(reporter: Reporter { issues.append($0) })
    let sideEffect = SideEffect<UsersState, UsersAction> { (_: JournalAction) in }.pullback(.users)
    _ = Store(
      initialState: AppState(),
      reducer: .app(),
      sideEffects: sideEffect,
      configuration: configuration
    )
    expectEqual(issues.all.map(\.kind), [.unknownActionType])
  }
}

extension Scope where ParentState == Int, ParentAction == ProbeAction, State == Int, Action == ProbeChild {
  fileprivate static var left: Scope {
    Scope(
      child: 0,
      get: { $0 },
      modify: { state, change in change(&state) },
      embed: { ParentAction.left },
      extract: { $0.left }
    )
  }
}
