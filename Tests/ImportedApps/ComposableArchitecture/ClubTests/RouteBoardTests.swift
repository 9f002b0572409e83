import ComposableArchitecture
import Testing

@testable import Club

@MainActor
struct RouteBoardTests {
  private let slab = Route(id: 1, name: "Slab", grade: .easy, setter: "Ann")
  private let roof = Route(id: 2, name: "Roof", grade: .extreme, setter: "Bob")

  @Test func `a new route gets a number, and is published`() async {
    let store = TestStore(initialState: RouteBoard.State()) {
      RouteBoard()
    }
    await store.send(.added(name: "Slab", grade: .easy, setter: "Ann")) {
      $0.routes = [slab]
      $0.nextID = 2
    }
    await store.receive(.delegate(.published(route: "Slab")))
    await store.finish()
  }

  @Test func `a member has three votes`() {
    var state = RouteBoard.State(routes: [slab, roof])
    for _ in 1...4 { _ = RouteBoard().reduce(into: &state, action: .votedUp(2)) }
    #expect(state.favourite?.votes == 3)
    _ = RouteBoard().reduce(into: &state, action: .votedDown(2))
    _ = RouteBoard().reduce(into: &state, action: .votedDown(1))
    #expect(state.votesLeft == 1)
    _ = RouteBoard().reduce(into: &state, action: .votesReset)
    #expect(state.routes == [slab, roof])
  }

  @Test func `closed and hard routes are hidden`() {
    var state = RouteBoard.State(routes: [slab, roof])
    _ = RouteBoard().reduce(into: &state, action: .closed(id: 1))
    #expect(state.visible == [roof])
    _ = RouteBoard().reduce(into: &state, action: .maximumSelected(.medium))
    #expect(state.visible == [])
    _ = RouteBoard().reduce(into: &state, action: .closedToggled)
    _ = RouteBoard().reduce(into: &state, action: .reopened(id: 1))
    #expect(state.visible == [slab])
  }

  @Test func `the routes of a setter are taken down`() {
    var state = RouteBoard.State(routes: [slab, roof])
    _ = RouteBoard().reduce(into: &state, action: .editTapped)
    _ = RouteBoard().reduce(into: &state, action: .strippedTapped(setter: "Ann"))
    _ = RouteBoard().reduce(into: &state, action: .regraded(2, .hard))
    _ = RouteBoard().reduce(into: &state, action: .doneTapped)
    #expect(state.routes.map(\.grade) == [.hard])
    #expect(!state.isEditing)
  }
}
