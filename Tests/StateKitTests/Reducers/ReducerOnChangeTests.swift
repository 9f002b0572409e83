import StateKitTestSupport
import Testing

@testable import StateKit

/// Reducers that run a function if a property changed.
struct ReducerOnChangeTests {
  private typealias BoardReducer = Reducer<BoardState, BoardAction>

  private let board = BoardState(title: "a", draft: DraftState(), cards: [CardState(id: 1)])

  @Test func `the function gets both values, after an action that changed the property`() {
    let seen = Recorder<String>()
    let reducer = Reducer<Journal, JournalAction>.journal.onChange(of: \.count) { old, new, state in
      seen.append("\(old) to \(new)")
      state.entries.append("counted")
    }
    var state = Journal(count: 1)
    for action in [JournalAction.write("a"), .count, .ignore, .count] { reducer(&state, action) }
    expectEqual(seen.all, ["1 to 2", "2 to 3"])
    expectEqual(state.entries, ["a", "counted", "counted"])
  }

  @Test func `only the domain of the changed property is marked, and nothing without a change`() {
    let reducer = BoardReducer.board()
      .onChange(of: \.draft?.text, changing: \.title) { _, new, title in title = new ?? "none" }
    let changed = BoardRun(reducer, .draft(.typed("b")), on: board)
    expectEqual(changed.state.title, "b")
    expectEqual(changed.domains, [0, 1])
    let same = BoardRun(reducer, .cards(id: 1, action: .named("b")), on: board)
    expectEqual(same.state.title, "a")
    expectEqual(same.domains, BoardRun(.board(), .cards(id: 1, action: .named("b")), on: board).domains)
    let saved = BoardRun(reducer, .draft(.saved), on: board)
    expectEqual(saved.domains, BoardRun(.board(), .draft(.saved), on: board).domains)
  }

  @Test func `the domains of a child are marked for its state, and all of them without 'changing'`() {
    let card = BoardReducer.board().onChange(of: \.draft?.text, changing: \.cards) { _, _, cards in cards = []
    }
    expectEqual(BoardRun(card, .draft(.typed("b")), on: board).domains, [1, 2, 3])
    let whole = BoardReducer.board().onChange(of: \.draft?.text) { _, _, state in state.cards = [] }
    expectEqual(BoardRun(whole, .draft(.typed("b")), on: board).domains, [0, 1, 2, 3])
    let marking = BoardReducer.board().onChange(of: \.draft?.text) { _, new, state, touched in
      touched.markOwnProperties()
      state.title = new ?? ""
    }
    expectEqual(BoardRun(marking, .draft(.typed("b")), on: board).domains, [0, 1])
  }

  @Test func `it runs once, and an outer one sees its change`() {
    let seen = Recorder<String>()
    let reducer = Reducer<Journal, JournalAction>.journal
      .onChange(of: \.count, changing: \.count) { old, new, count in
        seen.append("\(old) to \(new)")
        count = 10
      }
      .onChange(of: \.count) { old, new, _ in seen.append("\(old) to \(new)") }
    var state = Journal()
    reducer(&state, .count)
    expectEqual(state.count, 10)
    expectEqual(seen.all, ["0 to 1", "0 to 10"])
  }

  @Test func `marks are those of the child where the reducer is pulled back`() {
    let draft = Reducer<DraftState, DraftAction>.draft()
      .onChange(of: \.text, changing: \.text) { _, new, text in text = new + "!" }
    let run = BoardRun(.board(draft: draft), .draft(.typed("b")), on: board)
    expectEqual(run.state.draft?.text, "b!")
    expectEqual(run.domains, [1])
    let scoped = BoardRun(draft.pullback(.draft), .draft(.typed("b")), on: board)
    expectEqual(scoped.state.draft?.text, "b!")
    expectEqual(scoped.domains, [1])
  }
}

/// Reducers for the actions at a key path.
struct ReducerOnTests {
  private typealias BoardReducer = Reducer<BoardState, BoardAction>

  private let board = BoardState(title: "a", draft: DraftState(), cards: [CardState(id: 1)])

  @Test func `any action of a domain runs it, and marks only what it changes`() {
    let reducer =
      BoardReducer.board()
      <> .on(\.draft, changing: \.title) { action, title in title = "\(action)" }
    let run = BoardRun(reducer, .draft(.saved), on: board)
    expectEqual(run.state.title, "saved")
    #expect(run.domains.contains(0))
    #expect(!run.domains.contains(2))
    let other = BoardRun(reducer, .cards(id: 1, action: .named("b")), on: board)
    expectEqual(other.state.title, "a")
    expectEqual(other.domains, BoardRun(.board(), .cards(id: 1, action: .named("b")), on: board).domains)
  }

  @Test func `without 'changing' all domains are marked, or those that the function marks`() {
    let whole = BoardReducer.on(\.cards) { action, state in state.title = "\(action.id)" }
    expectEqual(BoardRun(whole, .cards(id: 1, action: .copied), on: board).domains, [0, 1, 2, 3])
    expectEqual(BoardRun(whole, .closed, on: board).domains, [])
    let marking = BoardReducer.on(\.cards) { action, state, touched in
      if case .named = action.action { return }
      touched.markOwnProperties()
      state.title = "\(action.id)"
    }
    expectEqual(BoardRun(marking, .cards(id: 1, action: .copied), on: board).domains, [0])
    expectEqual(BoardRun(marking, .cards(id: 1, action: .named("b")), on: board).domains, [])
  }

  @Test func `an action that missed its child does not run it`() {
    let reducer =
      BoardReducer.board()
      <> .on(\.draft, changing: \.title) { action, title in title = "\(action)" }
    let run = BoardRun(reducer, .draft(.saved), on: BoardState(title: "a"))
    expectEqual(run.state.title, "a")
    #expect(run.missedChild)
    expectEqual(run.domains, [])
  }

  @Test func `the key path is read only for actions that it can match`() {
    let reducer = Reducer<Int, ProbeAction>.on(\.left) { _, count in count += 1 }
    var count = 0
    let reads = ProbeAction.reads {
      for action in [ProbeAction.left(.one), .right(.one), .right(.two)] { reducer(&count, action) }
    }
    expectEqual(count, 1)
    expectEqual(reads, 1)
  }

  @Test func `subscribers of other domains are not called`() async {
    let calls = Recorder<String>()
    let store = await Store(
      initialState: board,
      reducer: .board() <> .on(\.draft, changing: \.title) { action, title in title = "\(action)" }
    )
    let subscriptions = await MainActor.run {
      [
        store.view(.cards).subscribe { _ in calls.append("cards") },
        store.subscribe(\.title) { calls.append($0) },
      ]
    }
    await store.dispatch(.draft(.saved))
    expectEqual(calls.all, ["cards", "a", "saved"])
    withExtendedLifetime(subscriptions) {}
  }
}
