import StateKit
import StateKitTesting
import Testing

@testable import Feed

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct LoginTests {
  private let submitted = AppAction.login(.submitted(name: "Ann", password: "sesame"))

  @Test func `a login creates a feed and loads its first page`() async {
    let store = appStore(service: FeedServiceDouble(page: .success(firstPage)))
    store.send(submitted) { $0.login.isBusy = true }
    await store.receive(.login(.loggedIn(user: ann))) {
      $0.login.isBusy = false
      $0.feed = FeedState(user: ann)
    }
    await store.receive(.feed(.loadPage(.request(number: 1)))) { $0.feed?.lastPage = .loading(nil) }
    await store.receive(.feed(.loadPage(.success(page: firstPage)))) {
      $0.feed?.lastPage = .loaded(firstPage)
    }
    await store.receive(.feed(.arrived(page: firstPage))) { $0 = reading }
    await store.finish()
  }

  @Test func `a refused login is shown, and can be repeated`() async {
    let store = appStore(service: FeedServiceDouble(user: .failure(.wrongPassword)))
    store.send(submitted) { $0.login.isBusy = true }
    await store.receive(.login(.refused(error: .wrongPassword))) {
      $0.login = LoginState(failure: .wrongPassword)
    }
    store.sideEffects.register(LoginEffects(logIn: { _, _ throws(LoginError) in throw .offline }))
    store.send(submitted) { $0.login = LoginState(isBusy: true) }
    await store.receive(\.login?.refused) { $0.login = LoginState(failure: .offline) }
    await store.finish()
  }
}
