import ComposableArchitecture
import Testing

@testable import Club

@MainActor
struct MemberDetailTests {
  private let climb = Climb(id: 1, route: "Slab", grade: .medium)
  private let start = MemberDetail.State(id: 1, name: "Ann", grade: .easy)

  @Test func `the climbs of the member are loaded`() async {
    let store = TestStore(initialState: start) {
      MemberDetail()
    } withDependencies: {
      $0.clubClient.climbs = { [climb] id in id == 1 ? [climb] : [] }
    }
    await store.send(.appeared) { $0.isLoading = true }
    await store.receive(.climbsLoaded(.success([climb]))) {
      $0.isLoading = false
      $0.climbs = [climb]
    }
    await store.finish()
  }

  @Test func `climbs that cannot be loaded leave a message`() {
    var state = start
    _ = MemberDetail().reduce(into: &state, action: .climbsLoaded(.failure(ClubError.notFound)))
    #expect(state.errorMessage == "The climbs could not be loaded.")
  }

  @Test func `a hard climb that is sent improves the grade`() {
    var state = start
    _ = MemberDetail().reduce(into: &state, action: .climbAdded(route: "Slab", grade: .medium))
    _ = MemberDetail().reduce(into: &state, action: .climbAdded(route: "", grade: .extreme))
    _ = MemberDetail().reduce(into: &state, action: .attemptAdded(1))
    #expect(state.points == 0)
    _ = MemberDetail().reduce(into: &state, action: .sent(1))
    #expect(state.grade == .medium)
    #expect(state.points == 300)
    _ = MemberDetail().reduce(into: &state, action: .climbRemoved(1))
    #expect(state.best == nil)
  }

  @Test func `a new name is saved`() async {
    let store = TestStore(initialState: start) {
      MemberDetail()
    } withDependencies: {
      $0.clubClient.save = { $0 }
      $0.date = .constant(today)
    }
    let anna = Member(id: 1, name: "Anna", grade: .easy, joined: today)
    await store.send(.editTapped) { $0.draft = "Ann" }
    await store.send(.saveTapped)
    await store.send(.draftChanged("Anna")) { $0.draft = "Anna" }
    await store.send(.saveTapped) { $0.isSaving = true }
    await store.receive(.saved(.success(anna))) {
      $0.isSaving = false
      $0.name = "Anna"
      $0.draft = nil
    }
    await store.receive(.delegate(.saved(anna)))
    await store.finish()
  }

  @Test func `a name that is refused can be given up`() {
    var state = start
    _ = MemberDetail().reduce(into: &state, action: .editTapped)
    _ = MemberDetail().reduce(into: &state, action: .saved(.failure(.refused(reason: "taken"))))
    #expect(state.errorMessage == "The club says no: taken")
    #expect(state.isEditing)
    _ = MemberDetail().reduce(into: &state, action: .editCancelled)
    #expect(state == start)
  }

  @Test func `a member is deleted after a question`() async {
    let store = TestStore(initialState: start) {
      MemberDetail()
    } withDependencies: {
      $0.clubClient.delete = { _ in }
    }
    await store.send(.deleteTapped) { $0.asksForDeletion = true }
    await store.send(.deleteCancelled) { $0.asksForDeletion = false }
    await store.send(.deleteTapped) { $0.asksForDeletion = true }
    await store.send(.deleteConfirmed) { $0.asksForDeletion = false }
    await store.receive(.deleted(.success(1)))
    await store.receive(.delegate(.deleted(id: 1)))
    await store.finish()
  }

  @Test func `a member that cannot be deleted stays`() async {
    let store = TestStore(initialState: start) {
      MemberDetail()
    } withDependencies: {
      $0.clubClient.delete = { _ in throw ClubError.notFound }
    }
    await store.send(.deleteConfirmed)
    await store.receive(.deleted(.failure(.notFound))) {
      $0.errorMessage = "This does not exist any more."
    }
    await store.finish()
  }
}
