import AppCore
import StateKit
import StateKitTesting
import Testing

/// A request with an id: its policy holds for each author.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct FetchPostsTests {
  private let clock = TestClock()
  private let request = AppAction.posts(.fetchPosts(.request(author: 1)))
  private let success = AppAction.posts(.fetchPosts(.success(author: 1, posts: [tea])))

  @Test func `asked again while it runs it is replaced: of two answers one comes`() async {
    let service = DataServiceDouble(posts: .success([tea]), clock: clock)
    let store = appStore(service: service)
    store.send(request) { $0.posts.byAuthor[1] = .loading(nil) }
    await clock.waitForSleepers(1)
    store.send(request)
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(1))
    await store.receive(success) { $0.posts.byAuthor[1] = .loaded([tea]) }
    await store.finish()
    #expect(service.asked == ["posts by 1", "posts by 1"])
  }

  @Test func `other authors' posts are not replaced`() async {
    let store = appStore(service: DataServiceDouble(posts: .success([tea]), clock: clock))
    store.send(request) { $0.posts.byAuthor[1] = .loading(nil) }
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(500))
    store.send(.posts(.fetchPosts(.request(author: 2)))) { $0.posts.byAuthor[2] = .loading(nil) }
    await clock.waitForSleepers(2)
    await clock.advance(by: .seconds(1))
    await store.receive(success) { $0.posts.byAuthor[1] = .loaded([tea]) }
    await store.receive(\.posts?.fetchPosts?.success) { $0.posts.byAuthor[2] = .loaded([tea]) }
    await store.finish()
  }

  @Test func `all requests are cancelled when the posts are closed`() async {
    let store = appStore(service: DataServiceDouble(posts: .success([tea]), clock: clock))
    store.send(request) { $0.posts.byAuthor[1] = .loading(nil) }
    store.send(.posts(.closed)) { $0.posts.byAuthor = [:] }
    await store.finish()
  }
}
