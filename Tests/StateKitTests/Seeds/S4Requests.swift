import StateKit

// The app of the text on asynchronous requests: actions, reducers, service and side effects.

struct User: Equatable, Sendable {
  let name: String
}

struct Post: Equatable, Sendable {
  let title: String
}

struct ServiceError: Error, Equatable {
  let reason: String
}

enum FetchUsers: Equatable, Sendable {
  case request
  case success(users: [User])
  case failure(error: ServiceError)
}

/// A request with a payload, and a success without one.
enum CreatePost: Equatable, Sendable {
  case request(title: String)
  case success
  case failure(error: ServiceError)
}

enum RequestAction: Equatable, Sendable {
  case fetchUsers(FetchUsers)
  case createPost(CreatePost)
}

struct RequestState: Equatable, Sendable {
  var users: [User] = []
  var posts: [Post] = []
}

let usersReducer = Reducer<[User], RequestAction> { users, action in
  guard case .fetchUsers(.success(let fetchedUsers)) = action else { return }
  users = fetchedUsers
}

let postsReducer = Reducer<[Post], RequestAction> { posts, action in
  guard case .createPost(.request(let title)) = action else { return }
  posts.append(Post(title: title))
}

let appReducer = Reducer<RequestState, RequestAction> { state, action in
  usersReducer(&state.users, action)
  postsReducer(&state.posts, action)
}

/// On the main actor, so that the work of side effects runs in the order in which it was started.
@MainActor
protocol DataService: Sendable {
  func fetchUsers() async throws(ServiceError) -> [User]
  func createPost(title: String) async throws(ServiceError)
}

typealias RequestEffect = SideEffect<RequestState, RequestAction>

func fetchUsers(dataService: some DataService) -> RequestEffect {
  SideEffect { (action: FetchUsers, dispatch) in
    guard case .request = action else { return }
    Task {
      do throws(ServiceError) {
        dispatch(.fetchUsers(.success(users: try await dataService.fetchUsers())))
      } catch {
        dispatch(.fetchUsers(.failure(error: error)))
      }
    }
  }
}

func createPost(dataService: some DataService) -> RequestEffect {
  SideEffect { (action: CreatePost, dispatch) in
    guard case .request(let title) = action else { return }
    Task {
      do throws(ServiceError) {
        try await dataService.createPost(title: title)
        dispatch(.createPost(.success))
      } catch {
        dispatch(.createPost(.failure(error: error)))
      }
    }
  }
}

/// A service that answers immediately, without a network.
struct FakeDataService: DataService {
  var users: Result<[User], ServiceError> = .success([User(name: "Ada"), User(name: "Grace")])
  var creation: Result<Void, ServiceError> = .success(())
  var created = Recorder<String>()

  func fetchUsers() async throws(ServiceError) -> [User] {
    try users.get()
  }

  func createPost(title: String) async throws(ServiceError) {
    created.append(title)
    try creation.get()
  }
}
