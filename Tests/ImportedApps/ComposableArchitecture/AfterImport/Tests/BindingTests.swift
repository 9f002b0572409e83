import ComposableArchitecture
import Testing

@testable import Club

/// Properties that views set.
@MainActor
struct BindingTests {
  @Test func `a bound property is set`() async {
    let store = TestStore(initialState: MemberForm.State()) {
      MemberForm()
    }
    await store.send(.binding(.name("Ann"))) { $0.name = "Ann" }
    await store.send(.binding(.acceptsRules(true))) { $0.acceptsRules = true }
    await store.finish()
  }

  @Test func `a new address takes away its problem`() {
    var state = MemberForm.State(name: "Ann", problems: [.email, .rules])
    _ = MemberForm().reduce(into: &state, action: .binding(.email("ann@club")))
    #expect(state.email == "ann@club")
    #expect(state.problems == [.rules])
  }
}
