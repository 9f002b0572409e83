import ComposableArchitecture
import Testing

@testable import Club

@MainActor
struct MembersTests {
  @Test func `the members are loaded when the list appears, and not again`() async {
    let store = TestStore(initialState: Members.State()) {
      Members()
    } withDependencies: {
      $0.clubClient.members = { [bob, ann] }
    }
    await store.send(.appeared) { $0.isLoading = true }
    await store.receive(.loaded(.success([bob, ann]))) {
      $0.isLoading = false
      $0.rows = [annRow, bobRow]
    }
    await store.send(.appeared)
    await store.finish()
  }

  @Test func `a failure is shown until the next try`() async {
    let store = TestStore(initialState: Members.State()) {
      Members()
    } withDependencies: {
      $0.clubClient.members = { throw ClubError.offline }
    }
    for _ in 1...2 {
      await store.send(.refreshTapped) {
        $0.isLoading = true
        $0.errorMessage = nil
      }
      await store.receive(.loaded(.failure(ClubError.offline))) {
        $0.isLoading = false
        $0.errorMessage = "You are offline."
      }
    }
    await store.send(.errorDismissed) { $0.errorMessage = nil }
    await store.finish()
  }

  @Test func `stars and visits survive a refresh`() {
    var state = Members.State(rows: [annRow])
    _ = Members().reduce(into: &state, action: .rows(id: 1, action: .starTapped))
    _ = Members().reduce(into: &state, action: .everyoneVisited)
    _ = Members().reduce(into: &state, action: .loaded(.success([ann, bob])))
    #expect(state.rows.ids == [1, 2])
    #expect(state.rows[id: 1]?.isStarred == true)
    #expect(state.rows[id: 1]?.visits == 1)
    #expect(state.starredCount == 1)
  }

  @Test func `the list is sorted by the chosen property`() {
    var state = Members.State(rows: [annRow, bobRow])
    _ = Members().reduce(into: &state, action: .rows(id: 2, action: .visitAdded))
    _ = Members().reduce(into: &state, action: .sortSelected(.visits))
    #expect(state.rows.ids == [2, 1])
    _ = Members().reduce(into: &state, action: .sortSelected(.grade))
    #expect(state.rows.ids == [1, 2])
  }

  @Test func `inactive members can be hidden, and do not visit`() {
    var state = Members.State(rows: [annRow, bobRow])
    _ = Members().reduce(into: &state, action: .rows(id: 2, action: .activeToggled))
    _ = Members().reduce(into: &state, action: .inactiveToggled)
    _ = Members().reduce(into: &state, action: .everyoneVisited)
    #expect(state.visibleRows.map(\.id) == [1])
    #expect(state.rows.map(\.visits) == [1, 0])
  }

  @Test func `all stars are taken away at once, and a member is removed`() {
    var state = Members.State(rows: [annRow, bobRow])
    _ = Members().reduce(into: &state, action: .rows(id: 1, action: .starTapped))
    _ = Members().reduce(into: &state, action: .starsCleared)
    #expect(state.rows == [annRow, bobRow])
    _ = Members().reduce(into: &state, action: .removed(id: 1))
    #expect(state.rows == [bobRow])
  }

  @Test func `a tapped row opens the member`() async {
    let store = TestStore(initialState: Members.State(rows: [annRow, bobRow])) {
      Members()
    }
    await store.send(.rows(id: 2, action: .tapped)) { $0.rows[id: 2]?.isHighlighted = true }
    await store.receive(.rows(id: 2, action: .delegate(.opened))) {
      $0.detail = MemberDetail.State(id: 2, name: "Bob", grade: .hard)
    }
    await store.finish()
  }
}
