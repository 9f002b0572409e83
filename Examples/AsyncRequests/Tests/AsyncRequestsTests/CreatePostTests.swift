import AppCore
import StateKit
import StateKitTesting
import Testing

/// A request whose phases a hand-written reducer handles.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct CreatePostTests {
  private let before = AppState(posts: PostsState(byAuthor: [1: .loaded([tea])]))

  @Test func `a new post is inserted after the author's other posts`() async {
    let store = appStore(from: before, service: DataServiceDouble(post: .success(cake)))
    store.send(.posts(.createPost(.request(author: 1, title: "Cake")))) { $0.posts.sending = 1 }
    await store.receive(.posts(.createPost(.success(post: cake)))) {
      $0.posts.sending = 0
      $0.posts.byAuthor = [1: .loaded([tea, cake])]
    }
    await store.finish()
  }

  @Test func `a refused post only changes the failure`() async {
    let store = appStore(from: before, service: DataServiceDouble(post: .failure(.refused)))
    store.send(.posts(.createPost(.request(author: 1, title: "Spam")))) { $0.posts.sending = 1 }
    await store.receive(.posts(.createPost(.failure(error: .refused)))) {
      $0.posts.sending = 0
      $0.posts.failure = .refused
    }
    await store.finish()
  }

  @Test func `the second is sent when the first has been answered`() async {
    let clock = TestClock()
    let service = DataServiceDouble(post: .success(cake), clock: clock)
    let store = appStore(service: service)
    store.send(.posts(.createPost(.request(author: 1, title: "A")))) { $0.posts.sending = 1 }
    store.send(.posts(.createPost(.request(author: 1, title: "B")))) { $0.posts.sending = 2 }
    await clock.waitForSleepers(1)
    #expect(service.asked == ["create A"])
    await clock.advance(by: .seconds(1))
    await store.receive(\.posts?.createPost?.success) { $0.posts.sending = 1 }
    await clock.waitForSleepers(1)
    #expect(service.asked == ["create A", "create B"])
    await clock.advance(by: .seconds(1))
    await store.receive(\.posts?.createPost?.success) { $0.posts.sending = 0 }
    await store.finish()
  }

  @Test func `the reducer alone is a pure function`() {
    var state = AppState()
    appReducer.reduce(&state, .posts(.createPost(.request(author: 1, title: "Tea"))))
    #expect(state == AppState(posts: PostsState(sending: 1)))
  }
}
