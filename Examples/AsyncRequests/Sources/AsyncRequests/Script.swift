import AppCore
import StateKit

/// The user's actions, and the times of the server's answers.
@MainActor
struct Script {
  let store: Store<AppState, AppAction>
  let server: PretendServer

  func play() async {
    await fetchUsers()
    await fetchPosts()
    await closePosts()
    await createPosts()
  }

  private func fetchUsers() async {
    print("The users, requested while the network is down, and again")
    store.dispatch(.users(.fetchUsers(.request)))
    await server.fail("GET /users", .offline)
    await state { $0.users.all.failure != nil }
    store.dispatch(.users(.fetchUsers(.request)))
    await server.answer("GET /users", #"[{"id": 1, "name": "Ann"}, {"id": 2, "name": "Bob"}]"#)
    await state { !$0.users.all.isLoading }
  }

  private func fetchPosts() async {
    print("Ann's posts, requested twice: the first answer comes late and is dropped")
    let request = "GET /users/1/posts"
    store.dispatch(.posts(.fetchPosts(.request(author: 1))))
    await server.isAsked(request)
    store.dispatch(.posts(.fetchPosts(.request(author: 1))))
    await server.isAsked(request, times: 2)
    await server.answer(request, #"[{"id": 1, "author": 1, "title": "Old"}]"#)
    await server.answer(request, #"[{"id": 1, "author": 1, "title": "New"}]"#)
    await state { $0.posts.byAuthor[1]?.isLoading == false }
  }

  private func closePosts() async {
    print("Bob's posts, closed before the answer comes")
    let request = "GET /users/2/posts"
    store.dispatch(.posts(.fetchPosts(.request(author: 2))))
    await server.isAsked(request)
    store.dispatch(.posts(.closed))
    await server.answer(request, #"[{"id": 9, "author": 2, "title": "Late"}]"#)
  }

  private func createPosts() async {
    print("Two new posts, sent one after the other, and one that the server refuses")
    store.dispatch(.posts(.createPost(.request(author: 1, title: "Tea"))))
    store.dispatch(.posts(.createPost(.request(author: 1, title: "Cake"))))
    await server.answer("POST /users/1/posts Tea", #"{"id": 2, "author": 1, "title": "Tea"}"#)
    await server.answer("POST /users/1/posts Cake", #"{"id": 3, "author": 1, "title": "Cake"}"#)
    await state { $0.posts.sending == 0 }
    store.dispatch(.posts(.createPost(.request(author: 1, title: "Spam"))))
    await server.fail("POST /users/1/posts Spam", .refused)
    await state { $0.posts.sending == 0 }
  }

  /// Waits until the state fulfils a condition.
  private func state(_ isSo: (AppState) -> Bool) async {
    for await state in store.states where isSo(state) { return }
  }
}
