public import StateKit

/// What happens in the app. It is pure: nothing here asks a service.
public let appReducer: Reducer<AppState, AppAction> = .app(users: .users(), posts: .posts(PostsReducer()))
