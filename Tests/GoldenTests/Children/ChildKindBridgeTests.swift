import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// Declared bridges through optional children and through lists.
@MainActor
struct ChildKindBridgeTests {
  private let state = BoardState(
    draft: DraftState(text: "d", card: 2),
    cards: [CardState(id: 1), CardState(id: 2, note: NoteState(links: [LinkState(id: "a")]))],
    shelf: ShelfState(boxes: [BoxState(id: "x")])
  )

  /// The actions that are derived from an action.
  private func follow(_ action: BoardAction, from state: BoardState) -> [BoardAction] {
    let trace = Trace<BoardAction>()
    let store = Store.board(
      initialState: state,
      reducer: Reducers.board,
      middleware: trace.middleware(for: BoardState.self),
      configuration: StoreConfiguration(reporter: Reporter { _ in })
    )
    store.dispatch(action)
    return Array(trace.actions.dropFirst())
  }

  @Test func `an element's id leads back to the same element`() {
    expectEqual(follow(.cards(id: 2, action: .copied), from: state), [.cards(id: 2, action: .marked(by: 2))])
  }

  @Test func `a payload comes from an element, and goes to an optional child`() {
    expectEqual(
      follow(.cards(id: 1, action: .pinned(name: "n")), from: state),
      [
        .draft(.typed(text: "n"))
      ]
    )
  }

  @Test func `values are read from a child that is there`() {
    var done = state
    done.draft?.isDone = true
    expectEqual(
      follow(.draft(.saved), from: done),
      [
        .titled(title: "d"), .cards(id: 2, action: .marked(by: 1)), .shelf(.counted),
      ]
    )
  }

  @Test func `a condition may be negated while the child is there`() {
    expectEqual(
      follow(.draft(.saved), from: state),
      [.titled(title: "d"), .shelf(.counted), .shelf(.counted)]
    )
  }

  @Test
  func `through an absent child conditions are false and values are missing, so that bridges do not fire`() {
    var absent = state
    absent.draft = nil
    expectEqual(follow(.draft(.saved), from: absent), [])
    var free = state
    free.draft?.isDone = true
    free.draft?.card = nil
    expectEqual(follow(.draft(.saved), from: free), [.titled(title: "d"), .shelf(.counted)])
  }

  @Test func `the ids of all elements on the way can be named, and a path into lists gives them`() {
    var linked = state
    linked.lastLink = "a"
    expectEqual(
      follow(.cards(id: 2, action: .note(.links(id: "b", action: .followed(text: "t")))), from: linked),
      [
        .linked(card: 2, link: "b", text: "t"),
        .cards(id: 2, action: .note(.links(id: "a", action: .visited))),
        .cards(id: 2, action: .note(.counted)),
      ]
    )
  }

  @Test func `bridges of the domains below work for their element alone`() {
    expectEqual(
      follow(.cards(id: 2, action: .note(.links(id: "a", action: .visited))), from: state),
      [
        .cards(id: 2, action: .note(.counted))
      ]
    )
  }

  @Test func `bridges of an optional child read its state`() {
    var done = state
    done.draft?.isDone = true
    done.draft?.card = nil
    expectEqual(follow(.draft(.typed(text: "x")), from: done).first, .draft(.saved))
    expectEqual(follow(.draft(.typed(text: "x")), from: state), [])
  }

  @Test func `elements written by hand have ids, too`() {
    expectEqual(
      follow(.shelf(.boxes(id: "x", action: .shut)), from: state),
      [.titled(title: "x"), .shelf(.counted)]
    )
  }
}
