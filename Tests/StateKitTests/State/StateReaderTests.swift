import Testing

@testable import StateKit

@MainActor
struct StateReaderTests {
  @Test func `a reader is called like a getter, and reads single properties`() {
    let reader = StateReader(StateStorage(AppState()))
    #expect(reader() == AppState())
    #expect(reader.settings.shouldUseReachability)
    #expect(reader.users.posts == PostsState())
  }

  @Test func `a reader that was kept for a long time reads the present state`() {
    let readers = Recorder<StateReader<Journal>>()
    let store = Store.journal(
      JournalMiddleware { _, _, state in
        readers.append(state)
        return .doNothing
      }
    )
    store.dispatch(.count)
    store.dispatch(.count)
    #expect(readers.all.map(\.count) == [2, 2])
  }

  @Test func `a part has a reader of its own`() {
    let reader = StateReader(StateStorage(AppState(users: UsersState(posts: PostsState(selected: 3)))))
    #expect(reader.view(Scope.users).view(Scope.posts).selected == 3)
    #expect(reader.view(AppScope.root.users.posts)() == PostsState(selected: 3))
  }
}
