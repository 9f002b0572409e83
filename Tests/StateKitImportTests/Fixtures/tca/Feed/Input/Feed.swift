import ComposableArchitecture
import Foundation

@Reducer
struct Feed {
  @ObservableState
  struct State: Equatable {
    var posts: IdentifiedArrayOf<Post.State> = []
    var path = StackState<Post.State>()
    var selection: Post.State.ID?
    var status: Status = .idle
    var headers: [String] = []
    var last: (any Error)?
    var total = 0
    var deadline: Date = .distantFuture
    enum Status: Equatable { case idle, loading, failed(String) }
    static func == (a: Self, b: Self) -> Bool { a.posts == b.posts }
  }
  enum Action {
    case posts(IdentifiedActionOf<Post>)
    case path(StackActionOf<Post>)
    case view(ViewAction)
    case loaded(Result<[Post.State], FeedError>)
    case progress(Double?, of: Int)
    case select(id: Post.State.ID?)
    case pair(a: Int, b: Int)
    case alert
    enum ViewAction: Equatable { case onAppear, refresh(force: Bool), rowTapped(Int), closed }
  }
  enum FeedError: Error, Equatable { case offline, server(code: Int) }
  @Dependency(\.feedClient) private var client
  @Dependency(\.continuousClock) var clock
  private struct RefreshID: Hashable {}

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .view(viewAction):
        switch viewAction {
        case .onAppear:
          guard state.status == .idle else { return .none }
          state.status = .loading
          return load(state: &state)
        case .refresh(force: true):
          state.posts = []
          return .none
        case .refresh:
          return .none
        case let .rowTapped(index):
          guard state.posts.indices.contains(index) else { return .none }
          let post = state.posts[index]
          state.path.append(post)
          return .none
        case .closed:
          state.path.removeAll()
          return .none
        }
      case .loaded(.success(let posts)) where posts.isEmpty:
        state.status = .idle
        return .none
      case .loaded(.success(let posts)):
        state.posts = IdentifiedArrayOf(uniqueElements: posts)
        state.status = .idle
        state.total = posts.count
        return .none
      case .loaded(.failure(.offline)):
        state.status = .failed("offline")
        return .none
      case .loaded(.failure(.server(let code))):
        state.status = .failed("server \(code)")
        return .none
      case .progress(nil, _), .progress(_, of: 0):
        return .none
      case let .progress(value?, of: total):
        state.total = Int(value * Double(total))
        return .none
      case .select(id: .some(let id)):
        state.selection = id
        return .none
      case .select(id: .none):
        state.selection = nil
        return .none
      case .pair(a: 1, b: 2), .pair(a: 2, b: 1):
        state.total = 3
        return .none
      case let .pair(a, b) where a == b:
        state.total = a
        return .none
      case .pair:
        return .none
      case .posts(.element(id: let id, action: .like)) where state.posts[id: id]?.likes == 3:
        state.total += 1
        return .none
      case .posts(.element(id: _, action: .like)):
        state.total += 2
        return .none
      case let .path(.element(id: _, action: .rename(text))):
        state.headers.append(text)
        return .none
      case .path(.popFrom):
        state.total = 0
        return .none
      case .path(.push):
        return .none
      case .posts, .path, .alert:
        return .none
      }
    }
    .forEach(\.posts, action: \.posts) { Post() }
    .forEach(\.path, action: \.path) { Post() }
  }

  private func load(state: inout State) -> Effect<Action> {
    state.headers = []
    return .run { send in await send(.loaded(client.load())) }
  }
}

@Reducer
struct Post {
  @ObservableState
  struct State: Equatable, Identifiable, Hashable, Codable {
    let id: UUID
    var title: String
    var likes = 0
    init(id: UUID = UUID(), title: String) { self.id = id; self.title = title }
  }
  enum Action: Hashable { case like, rename(String), later(Date = .now) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .like: state.likes += 1
      case let .rename(title): state.title = title
      case .later: break
      }
      return .none
    }
  }
}
