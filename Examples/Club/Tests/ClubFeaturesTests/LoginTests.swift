import ClubFeatures
import StateKit
import StateKitTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct LoginTests {
  private let clock = TestClock()
  private let check = EffectStub<String, Bool, Never>()

  private func login(
    _ signIn: @escaping @Sendable (LoginSignInValues) async throws(LoginError) -> Member = { _ in ann }
  ) -> TestStore<LoginState, LoginAction> {
    TestStore(
      Store.login(
        effects: [LoginEffects(checkName: check.call, signIn: signIn)],
        configuration: StoreConfiguration(clock: clock)
      )
    )
  }

  @Test func `a name is checked when the typing pauses`() async {
    let store = login()
    store.send(.binding(.name("A"))) { $0.name = "A" }
    await store.receive(.checkName(.request(name: "A"))) { $0.isKnown = .loading(nil) }
    store.send(.binding(.name("Ann"))) {
      $0.name = "Ann"
      $0.isKnown = .idle
    }
    await store.receive(.checkName(.request(name: "Ann"))) { $0.isKnown = .loading(nil) }
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(300))
    await check.answer(with: true) { $0 == "Ann" }
    await store.receive(.checkName(.success(true))) { $0.isKnown = .loaded(true) }
    await store.finish()
  }

  @Test func `a name that is typed on is not known any more`() async {
    let store = login()
    store.send(.checkName(.success(true))) { $0.isKnown = .loaded(true) }
    store.send(.binding(.name("Anne"))) {
      $0.name = "Anne"
      $0.isKnown = .idle
    }
    await store.receive(.checkName(.request(name: "Anne"))) { $0.isKnown = .loading(nil) }
    store.send(.binding(.name(""))) {
      $0.name = ""
      $0.isKnown = .idle
    }
    await clock.advance(by: .seconds(1))
    await store.finish()
    #expect(check.inputs.isEmpty)
  }

  @Test func `a wrong password is reported`() async {
    let store = login { values throws(LoginError) in
      guard values.password == "sesame" else { throw .wrongPassword }
      return ann
    }
    store.send(.binding(.password("open"))) { $0.password = "open" }
    store.send(.signIn(.request)) { $0.answer = .loading(nil) }
    await store.receive(.signIn(.failure(error: .wrongPassword))) {
      $0.answer = .failed(.wrongPassword, nil)
    }
    store.send(.binding(.password("sesame"))) { $0.password = "sesame" }
    store.send(.signIn(.request)) { $0.answer = .loading(nil, after: .wrongPassword) }
    await store.receive(.signIn(.success(member: ann))) { $0.answer = .loaded(ann) }
    await store.finish()
  }
}
