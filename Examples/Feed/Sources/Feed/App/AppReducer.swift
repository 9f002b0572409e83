import StateKit

/// The handler that the schema cannot express: it creates a child.
struct AppReducer: AppReducing {
  func loginLoggedIn(_ state: inout AppState, user: User) {
    state.feed = FeedState(user: user)
  }
}

let appReducer: Reducer<AppState, AppAction> = .app(
  AppReducer(),
  login: .login(),
  feed: .feed(FeedReducer(), rows: .row(), detail: .detail())
)
