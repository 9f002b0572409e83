import StateKit

/// The actions, reducers and side effects in the listings of text 4, on asynchronous requests. The text takes
/// `Action` from ReSwift and promises from a library.
@MainActor
enum AsyncSideEffectsText {
  protocol Action: Sendable {}

  typealias DispatchFunction = Dispatcher<any Action>
  typealias MiddlewareItem = SideEffect<AppState, any Action>

  struct AppState: Equatable, Sendable {
    var users: [User] = []
    var posts: [Post] = []
  }

  struct User: Equatable, Sendable { let name: String }
  struct Post: Equatable, Sendable { let title: String }

  enum FetchUsers: Action {
    case request
    case success(users: [User])
    case failure(error: any Error)
  }

  enum FetchPosts: Action {
    case request
    case success(posts: [Post])
    case failure(error: any Error)
  }

  enum CreatePost: Action {
    case request(title: String)
    case success(post: Post)
    case failure(error: any Error)
  }

  // SideEffects/fetchUsers.swift

  static func fetchUsers(action: any Action, dispatch: DispatchFunction) {
    guard let action = action as? FetchUsers,
      case .request = action
    else { return }
    let dataService = RemoteDataService()
    dataService.fetchUsers()
      .then { dispatch(FetchUsers.success(users: $0)) }
      .catch { dispatch(FetchUsers.failure(error: $0)) }
  }

  static func fetchUsers(dataService: any DataService) -> MiddlewareItem {
    return SideEffect { (action: FetchUsers, dispatch) in
      guard case .request = action else { return }
      dataService.fetchUsers()
        .then { dispatch(FetchUsers.success(users: $0)) }
        .catch { dispatch(FetchUsers.failure(error: $0)) }
    }
  }

  static func fetchPosts(dataService: any DataService) -> MiddlewareItem {
    return SideEffect { (action: FetchPosts, dispatch) in
      guard case .request = action else { return }
      dataService.fetchPosts()
        .then { dispatch(FetchPosts.success(posts: $0)) }
        .catch { dispatch(FetchPosts.failure(error: $0)) }
    }
  }

  static func createPost(dataService: any DataService) -> MiddlewareItem {
    return SideEffect { (action: CreatePost, dispatch) in
      guard case .request(let title) = action else { return }
      dataService.createPost(title: title)
        .then { dispatch(CreatePost.success(post: $0)) }
        .catch { dispatch(CreatePost.failure(error: $0)) }
    }
  }

  // Reducers

  nonisolated static let appReducer = Reducer<AppState, any Action> { state, action in
    usersReducer(&state.users, action)
    postsReducer(&state.posts, action)
  }

  nonisolated static let usersReducer = Reducer<[User], any Action> { state, action in
    guard let action = action as? FetchUsers,
      case .success(let fetchedUsers) = action
    else { return }
    state = fetchedUsers
  }

  nonisolated static let postsReducer = Reducer<[Post], any Action> { state, action in
    switch action {
    case FetchPosts.success(let fetchedPosts): state = fetchedPosts
    case CreatePost.success(let post): state.append(post)
    default: return
    }
  }
}
