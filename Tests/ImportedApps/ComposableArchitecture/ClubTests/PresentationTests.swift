import ComposableArchitecture
import Testing

@testable import Club

/// Children that are presented; the imported form of these actions differs.
@MainActor
struct PresentationTests {
  private let detail = MemberDetail.State(id: 1, name: "Ann", grade: .easy)

  @Test func `a member who is deleted disappears from the list`() async {
    let store = TestStore(initialState: Members.State(rows: [annRow, bobRow], detail: detail)) {
      Members()
    } withDependencies: {
      $0.clubClient.delete = { _ in }
    }
    await store.send(.detail(.presented(.deleteConfirmed)))
    await store.receive(.detail(.presented(.deleted(.success(1)))))
    await store.receive(.detail(.presented(.delegate(.deleted(id: 1))))) {
      $0.rows = [bobRow]
      $0.detail = nil
    }
    await store.receive(.delegate(.deleted(id: 1, name: "Ann")))
    await store.finish()
  }

  @Test func `closing a member ends the loading, and no row is highlighted`() async {
    let rows: [MemberRow.State] = [MemberRow.State(id: 1, name: "Ann", grade: .easy, isHighlighted: true)]
    let state = Members.State(rows: IdentifiedArray(uniqueElements: rows), detail: detail)
    let store = TestStore(initialState: state) {
      Members()
    } withDependencies: {
      $0.clubClient.climbs = { _ in
        try await Task.sleep(for: .seconds(60))
        return []
      }
    }
    await store.send(.detail(.presented(.appeared))) { $0.detail?.isLoading = true }
    await store.send(.detail(.presented(.closeTapped)))
    await store.receive(.detail(.dismiss)) {
      $0.rows[id: 1]?.isHighlighted = false
      $0.detail = nil
    }
    await store.finish()
  }

  @Test(arguments: [false, true])
  func `a member tells what was kept before the screen closes`(isMerged: Bool) async {
    let anna = Member(id: 1, name: "Anna", grade: .hard, joined: today)
    let action = isMerged ? MemberDetail.Action.doneTapped(anna) : .keepTapped(anna)
    let store = TestStore(initialState: Members.State(rows: [annRow], detail: detail)) {
      Members()
    }
    await store.send(.detail(.presented(action)))
    await store.receive(.detail(.presented(.delegate(.saved(anna))))) {
      $0.rows[id: 1]?.name = "Anna"
      $0.rows[id: 1]?.grade = .hard
    }
    await store.receive(.detail(.dismiss)) { $0.detail = nil }
    await store.finish()
  }

  @Test func `a saved form becomes a row`() async {
    let store = TestStore(initialState: Members.State(rows: [bobRow])) {
      Members()
    }
    await store.send(.addTapped) { $0.form = MemberForm.State() }
    await store.send(.form(.presented(.delegate(.added(ann))))) {
      $0.rows = [annRow, bobRow]
      $0.form = nil
    }
    await store.receive(.delegate(.added(name: "Ann")))
    await store.finish()
  }
}
