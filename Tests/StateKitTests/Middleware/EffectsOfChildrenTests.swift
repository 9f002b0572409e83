import StateKitTestSupport
import Testing

@testable import StateKit

/// Effects of optional children end together with the children.
@MainActor
@Suite(.watched)
struct EffectsOfChildrenTests {
  private typealias Middleware<Action: Sendable, State> = AnyMiddleware<Action, Action, State>

  private let log = Recorder<String>()
  private let reads = Recorder<Int>()

  private func store(
    _ middleware: Middleware<BoardAction, BoardState>,
    changing reducer: Reducer<BoardState, BoardAction> = .identity
  ) -> Store<BoardState, BoardAction> {
    let cards = (1...3).map { CardState(id: $0, note: NoteState()) }
    let state = BoardState(draft: DraftState(), cards: IdentifiedArray(cards))
    return Store(initialState: state, reducer: .board() <> reducer, middleware: middleware)
  }

  /// An effect that runs until it is cancelled, and records the cancellation.
  private func running<Action>(_ name: String) -> Effect<Action> {
    .callback { [log] _, _ in { log.append(name) } }
  }

  private var cards: Middleware<BoardAction, BoardState> {
    Middleware(
      Middleware<CardAction, CardState> { action, _, state in
        action == .copied ? running("card \(state.id)") : .doNothing
      }.pullback(.cards)
    )
  }

  @Test func `an element's effects end when the element is removed, and effects of other elements go on`() {
    let store = store(cards)
    for id in 1...3 { store.dispatch(.cards(id: id, action: .copied)) }
    store.dispatch(.removed(id: 2))
    expectEqual(log.all, ["card 2"])
    store.dispatch(.cards(id: 1, action: .named("x")))
    store.dispatch(.removed(id: 3))
    expectEqual(log.all, ["card 2", "card 3"])
    expectEqual(store.runningEffects.count, 1)
  }

  @Test func `an optional child's effects end when it goes`() {
    let draft = Middleware<DraftAction, DraftState> { _, _, _ in running("draft") }
    let store = store(Middleware(draft.pullback(.draft)))
    store.dispatch(.draft(.saved))
    store.dispatch(.opened(DraftState(text: "another")))
    expectEqual(log.all, [])
    store.dispatch(.closed)
    expectEqual(log.all, ["draft"])
    #expect(store.runningEffects.isEmpty)
  }

  @Test(arguments: ["note", "card"])
  func `effects of a child in an element end when either goes`(gone: String) {
    let note = Middleware<NoteAction, NoteState> { _, _, _ in running("note") }
    let middleware = Middleware(note.pullback(.note)).pullback(.cards)
    let store = store(
      Middleware(middleware),
      changing: Reducer { state, action in
        if action == .closed { state.cards[id: 2]?.note = nil }
      }
    )
    store.dispatch(.cards(id: 2, action: .note(.added)))
    store.dispatch(.cards(id: 3, action: .note(.added)))
    store.dispatch(gone == "note" ? .closed : .removed(id: 2))
    expectEqual(log.all, ["note"])
    expectEqual(store.runningEffects.count, 1)
  }

  @Test func `an effect that comes with the end of its child does not begin`() {
    let draft = Middleware<DraftAction, DraftState> { action, _, _ in
      action == .saved ? .merge(.just(.typed("late")), running("draft")) : .doNothing
    }
    let reporter = Recorder<String>()
    let store = store(
      Middleware(draft.pullback(.draft)),
      changing: Reducer { state, action in
        if action == .draft(.saved) { state.draft = nil }
      }
    )
    store.reporter = Reporter { reporter.append("\($0)") }
    store.dispatch(.draft(.saved))
    #expect(store.runningEffects.isEmpty)
    expectEqual(log.all, [])
    expectEqual(reporter.all, [])
  }

  @Test func `ended effects are freed, and actions elsewhere do not cost time`() async {
    let scope = Scope<BoardState, BoardAction, DraftState?, DraftAction>(
      child: 0,
      get: { [reads] state in
        reads.append(1)
        return state.draft
      },
      modify: { state, change in change(&state.draft) },
      embed: { BoardAction.draft },
      extract: { if case .draft(let action) = $0 { action } else { nil } }
    )
    let gate = Gate()
    let draft = Middleware<DraftAction, DraftState> { _, _, _ in .fireAndForget { await gate.wait() } }
    let store = store(Middleware(draft.pullback(scope)))
    store.dispatch(.draft(.saved))
    let before = reads.all.count
    for id in 1...3 { store.dispatch(.cards(id: id, action: .named("x"))) }
    expectEqual(reads.all.count, before)
    store.dispatch(.draft(.typed("x")))
    #expect(reads.all.count > before)
    let end = Gate()
    store.observer = { [weak store] _ in
      if store?.runningEffects.isEmpty == true { end.open() }
    }
    gate.open()
    await end.wait()
    #expect(store._viewpoint.root.subscribers.isEmpty)
  }
}
