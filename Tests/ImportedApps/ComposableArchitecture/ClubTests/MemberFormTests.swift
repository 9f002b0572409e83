import ComposableArchitecture
import Testing

@testable import Club

@MainActor
struct MemberFormTests {
  @Test func `the focus goes from field to field`() {
    var state = MemberForm.State()
    for field in [MemberForm.State.Field.email, .rules, nil] {
      _ = MemberForm().reduce(into: &state, action: .nextTapped)
      #expect(state.focus == field)
    }
  }

  @Test func `an incomplete form shows its problems`() {
    var state = MemberForm.State(name: "Ann", email: "nowhere")
    _ = MemberForm().reduce(into: &state, action: .saveTapped)
    #expect(state.problems == [.email, .rules])
    #expect(state.focus == .email)
    #expect(!state.isSaving)
  }

  @Test func `a complete form is saved`() async {
    let form = MemberForm.State(name: "Ann", email: "ann@club", acceptsRules: true)
    let store = TestStore(initialState: form) {
      MemberForm()
    } withDependencies: {
      $0.clubClient.save = { Member(id: 1, name: $0.name, grade: $0.grade, joined: $0.joined) }
      $0.date = .constant(today)
    }
    await store.send(.harderTapped) { $0.grade = .easy }
    await store.send(.saveTapped) { $0.isSaving = true }
    await store.receive(.saved(.success(ann))) { $0.isSaving = false }
    await store.receive(.delegate(.added(ann)))
    await store.finish()
  }
}
