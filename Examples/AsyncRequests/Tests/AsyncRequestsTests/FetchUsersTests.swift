import AppCore
import StateKit
import StateKitTesting
import Testing

/// A request from beginning to end: through the reducer, the service, and the reducer again.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct FetchUsersTests {
  @Test func `the answer of the service becomes the state`() async {
    let store = appStore(service: DataServiceDouble(users: .success([ann])))
    store.send(.users(.fetchUsers(.request))) { $0.users.all = .loading(nil) }
    await store.receive(.users(.fetchUsers(.success(users: [ann])))) { $0.users.all = .loaded([ann]) }
    await store.finish()
  }

  @Test func `the earlier users stay when the service fails`() async {
    let before = AppState(users: UsersState(all: .loaded([ann])))
    let store = appStore(from: before, service: DataServiceDouble(users: .failure(.offline)))
    store.send(.users(.fetchUsers(.request))) { $0.users.all = .loading([ann]) }
    await store.receive(.users(.fetchUsers(.failure(error: .offline)))) {
      $0.users.all = .failed(.offline, [ann])
    }
    await store.finish()
  }

  @Test func `a second request during the first is ignored`() async {
    let clock = TestClock()
    let service = DataServiceDouble(users: .success([ann]), clock: clock)
    let store = appStore(service: service)
    store.send(.users(.fetchUsers(.request))) { $0.users.all = .loading(nil) }
    await clock.waitForSleepers(1)
    store.send(.users(.fetchUsers(.request)))
    await clock.advance(by: .seconds(1))
    await store.receive(.users(.fetchUsers(.success(users: [ann])))) { $0.users.all = .loaded([ann]) }
    await store.finish()
    #expect(service.asked == ["users"])
  }
}
