import ComposableArchitecture
import Testing

@testable import Club

@MainActor
struct GearRoomTests {
  @Test func `the gear is loaded`() async {
    let store = TestStore(initialState: GearRoom.State()) {
      GearRoom()
    } withDependencies: {
      $0.clubClient.gear = { [rope, helmet] }
    }
    await store.send(.appeared) { $0.isLoading = true }
    await store.receive(.loaded([rope, helmet])) {
      $0.isLoading = false
      $0.gear = [rope, helmet]
    }
    await store.finish()
  }

  @Test func `the last piece is lent, and is sold out then`() async {
    let store = TestStore(initialState: GearRoom.State(gear: [rope, helmet])) {
      GearRoom()
    }
    await store.send(.borrowTapped(2, by: 1)) {
      $0.gear[1].borrowed = 1
      $0.loans = [Loan(id: 1, gear: 2, member: 1)]
    }
    await store.receive(.delegate(.borrowed(name: "Helmet", by: 1)))
    await store.receive(.delegate(.soldOut(name: "Helmet")))
    await store.send(.borrowTapped(2, by: 1))
    await store.receive(.delegate(.soldOut(name: "Helmet")))
    await store.finish()
  }

  @Test func `a member borrows two pieces at most`() {
    var state = GearRoom.State(gear: [rope])
    for _ in 1...3 { _ = GearRoom().reduce(into: &state, action: .borrowTapped(1, by: 1)) }
    #expect(state.loans.count == 2)
    #expect(state.message == "No more than 2 pieces.")
    _ = GearRoom().reduce(into: &state, action: .returnTapped(1))
    #expect(state.availableCount == 2)
    _ = GearRoom().reduce(into: &state, action: .everythingReturned(by: 1))
    #expect(state.gear == [rope])
  }

  @Test func `a closed room lends nothing`() {
    var state = GearRoom.State(gear: [rope])
    _ = GearRoom().reduce(into: &state, action: .closeTapped)
    _ = GearRoom().reduce(into: &state, action: .borrowTapped(1, by: 1))
    #expect(state.message == "The gear room is closed.")
    _ = GearRoom().reduce(into: &state, action: .openTapped)
    #expect(state == GearRoom.State(gear: [rope]))
  }

  @Test func `categories are filters`() {
    var state = GearRoom.State(gear: [rope, helmet])
    _ = GearRoom().reduce(into: &state, action: .categoryToggled(.rope))
    #expect(state.visible == [rope])
    _ = GearRoom().reduce(into: &state, action: .categoryToggled(.rope))
    #expect(state.visible == [rope, helmet])
  }

  @Test func `gear is bought and thrown away`() {
    var state = GearRoom.State(gear: [rope, helmet])
    _ = GearRoom().reduce(into: &state, action: .bought(2, count: 4))
    _ = GearRoom().reduce(into: &state, action: .bought(2, count: 0))
    _ = GearRoom().reduce(into: &state, action: .thrownAway(1))
    #expect(state.gear.map(\.total) == [5])
  }
}
