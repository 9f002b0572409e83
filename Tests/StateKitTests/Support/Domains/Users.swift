import StateKit

struct UsersState: Equatable, Sendable {
  var names: [Int: String] = [:]
  var posts = PostsState()
}

enum UsersAction: Equatable, Sendable {
  case renamed(id: Int, name: String)
  case cleared
  case posts(PostsAction)
}

extension UsersAction {
  var renamed: (id: Int, name: String)? {
    if case .renamed(let id, let name) = self { return (id, name) }
    return nil
  }

  var cleared: Void? {
    if case .cleared = self { return () }
    return nil
  }

  var posts: PostsAction? {
    if case .posts(let value) = self { return value }
    return nil
  }
}

extension UsersAction: DomainAction {
  typealias DomainState = UsersState

  static let actionTree = _ActionTree<UsersAction>(
    ownLeafCount: 2,
    leaves: """
      renamed(id:name:) A user has a new name.
       It may be empty.
      cleared
      """,
    children: [
      _ActionTreeChild("posts", .posts, state: { \UsersState.posts }) {
        (\UsersAction.posts, \UsersAction?.?.posts)
      }
    ]
  )

  static var leafKeyPaths: [PartialKeyPath<UsersAction?>] {
    [\UsersAction?.?.renamed, \UsersAction?.?.cleared]
  }

  var leafIndex: Int {
    switch self {
    case .renamed: 0
    case .cleared: 1
    case .posts(let action): UsersAction.actionTree.leafOffsets[0] + action.leafIndex
    }
  }

  var declaredBridges: [_DeclaredBridge<UsersState, UsersAction>] {
    var bridges: [_DeclaredBridge<UsersState, UsersAction>] = []
    if case .posts(let action) = self { bridges = action._declaredBridges(in: .posts) }
    if case .posts(.reachedEnd) = self {
      bridges.append(_DeclaredBridge(schema: "Users.statekit.json", domain: "Users") { _ in .cleared })
    }
    return bridges
  }
}

extension Reducer where State == UsersState, Action == UsersAction {
  static func users(posts: Reducer<PostsState, PostsAction> = .posts()) -> Reducer {
    let domains = UsersAction.actionTree.domains
    return .marking { state, action, touched in
      switch action {
      case .renamed(let id, let name):
        touched.markOwnProperties()
        state.names[id] = name
      case .cleared:
        touched.markAll()
        state = UsersState()
      case .posts(let action):
        posts._reduce(&state.posts, action, in: domains[0], touching: &touched)
      }
    }
  }
}
