import StateKit

let appReducer: Reducer<AppState, AppAction> = .app(
  login: .login(),
  feed: .feed(FeedReducer(), rows: .row(), detail: .detail())
)
