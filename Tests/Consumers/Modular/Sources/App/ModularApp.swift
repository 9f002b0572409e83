import AppState
import Posts
import StateKit
import Users

@main @MainActor
struct ModularApp {
  static func main() async {
    let store = appStore()
    let server = Server()
    store.sideEffects.register(UsersEffects(server), at: .users)
    store.sideEffects.register(PostsEffects(server), at: .posts)

    store.dispatch(.users(.fetchUsers(.request)))
    await until(store) { $0.users.all.value != nil }
    store.dispatch(.users(.renamed(id: 2, name: "Bea")))
    print("users:", store.users.all.value?.map(\.name) ?? [])

    store.dispatch(.users(.selected(id: 2)))
    await until(store) { !$0.posts.titles.isEmpty && $0.posts.visits > 0 }
    print("posts of \(store.posts.author ?? 0):", store.posts.titles, "visits:", store.posts.visits)
    print("touches:", store.session.touches)
  }

  private static func until(
    _ store: Store<AppState, AppAction>,
    _ isSo: (AppState) -> Bool
  ) async {
    for await state in store.states where isSo(state) { return }
  }
}
