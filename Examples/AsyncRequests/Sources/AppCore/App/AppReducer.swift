public import StateKit

/// The reducer of the app. It is pure: it does not call a service.
public let appReducer: Reducer<AppState, AppAction> = .app(posts: .posts(PostsReducer()))
