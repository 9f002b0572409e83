import AppCore
import Networking
import StateKit
import StateKitTesting
import Testing

/// One module declares requests, and other modules supply the closures, together or in parts; a missing
/// closure is reported.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct MissingEffectTests {
  @Test func `a missing closure fails the test, by name, and nothing loads`() async {
    let store = TestStore(Store.app(reducer: appReducer))
    withKnownIssue {
      store.send(.users(.fetchUsers(.request))) { $0.users.all = .loading(nil) }
    } matching: { issue in
      let message = issue.comments.first?.rawValue ?? ""
      return message.contains("needs the effect users.fetchUsers, which is not supplied")
        && message.contains("register UsersEffects with 'fetchUsers'")
    }
    await store.receive(.users(.fetchUsers(.cancelled))) { $0.users.all = .idle }
    await store.finish()
  }

  @Test func `an app informs its reporter, and goes on`() {
    let issues = Issues()
    let store = Store.app(reducer: appReducer, configuration: StoreConfiguration(reporter: issues.reporter))
    store.dispatch(.posts(.createPost(.request(author: 1, title: "Tea"))))
    store.dispatch(.posts(.createPost(.request(author: 1, title: "Cake"))))
    #expect(issues.kinds == [.missingEffect])
    #expect(store.posts.sending == 2)
  }

  @Test func `other code may supply a part, and the last registration counts`() async {
    let store = appStore(service: DataServiceDouble(users: .failure(.offline)))
    let registration = store.sideEffects.register(UsersEffects(fetchUsers: { [ann] }), at: .users)
    store.send(.users(.fetchUsers(.request))) { $0.users.all = .loading(nil) }
    await store.receive(.users(.fetchUsers(.success(users: [ann])))) { $0.users.all = .loaded([ann]) }
    registration.cancel()
    store.send(.users(.fetchUsers(.request))) { $0.users.all = .loading([ann]) }
    await store.receive(\.users?.fetchUsers?.failure) { $0.users.all = .failed(.offline, [ann]) }
    await store.finish()
  }
}
