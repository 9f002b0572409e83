import StateKit

let appReducer: Reducer<AppState, AppAction> = .app(feed: .feed(FeedReducer()))
