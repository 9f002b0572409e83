import Posts
public import StateKit
import Users

/// The app's store; the caller adds the services.
@MainActor public func appStore() -> Store<AppState, AppAction> {
  .app(
    reducer: .app(users: usersReducer, posts: postsReducer, session: .session(), settings: .settings())
  )
}
