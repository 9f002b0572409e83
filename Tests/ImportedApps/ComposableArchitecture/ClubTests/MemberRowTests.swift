import ComposableArchitecture
import Testing

@testable import Club

@MainActor
struct MemberRowTests {
  @Test func `a star is set and taken away`() {
    var state = annRow
    _ = MemberRow().reduce(into: &state, action: .starTapped)
    #expect(state.title == "★ Ann")
    _ = MemberRow().reduce(into: &state, action: .starTapped)
    #expect(state.title == "Ann")
  }

  @Test func `a member without a name keeps the old one`() {
    var state = annRow
    _ = MemberRow().reduce(into: &state, action: .renamed(""))
    #expect(state.name == "Ann")
    _ = MemberRow().reduce(into: &state, action: .renamed("Anna"))
    #expect(state.name == "Anna")
  }

  @Test func `visits never get negative`() {
    var state = annRow
    _ = MemberRow().reduce(into: &state, action: .visitsCorrected(by: 3))
    _ = MemberRow().reduce(into: &state, action: .visitsCorrected(by: -5))
    #expect(state.visits == 0)
  }

  @Test func `a promotion ends at the hardest grade`() {
    var state = bobRow
    for _ in 1...3 { _ = MemberRow().reduce(into: &state, action: .promoted) }
    #expect(state.grade == .extreme)
  }

  @Test func `the tenth visit makes a regular`() async {
    let store = TestStore(initialState: MemberRow.State(id: 1, name: "Ann", grade: .easy, visits: 8)) {
      MemberRow()
    }
    await store.send(.visitAdded) { $0.visits = 9 }
    await store.send(.visitAdded) { $0.visits = 10 }
    await store.receive(.delegate(.becameRegular))
    await store.send(.visitAdded) { $0.visits = 11 }
    await store.send(.resetTapped) { $0.visits = 0 }
    await store.finish()
  }
}
