import StateKit

struct PostsState: Equatable, Sendable {
  var selected: Int?
}

enum PostsAction: Equatable, Sendable {
  case selected(Int)
  case reachedEnd
}

extension PostsAction {
  var selected: Int? {
    if case .selected(let value) = self { return value }
    return nil
  }

  var reachedEnd: Void? {
    if case .reachedEnd = self { return () }
    return nil
  }
}

extension PostsAction: DomainAction {
  typealias DomainState = PostsState

  static let actionTree = _ActionTree<PostsAction>(
    ownLeafCount: 2,
    leaves: """
      selected(_:) A post was chosen.
      reachedEnd
      """,
    children: []
  )

  static var leafKeyPaths: [PartialKeyPath<PostsAction?>] {
    [\PostsAction?.?.selected, \PostsAction?.?.reachedEnd]
  }

  var leafIndex: Int {
    switch self {
    case .selected: 0
    case .reachedEnd: 1
    }
  }

  var declaredBridges: [_DeclaredBridge<PostsState, PostsAction>] {
    guard case .reachedEnd = self else { return [] }
    return [
      _DeclaredBridge(schema: "Posts.statekit.json", domain: "Posts", line: 4) { state in
        state.selected.map { .selected($0 + 1) }
      }
    ]
  }
}

extension Reducer where State == PostsState, Action == PostsAction {
  static func posts() -> Reducer {
    .marking { state, action, touched in
      switch action {
      case .selected(let id):
        touched.markOwnProperties()
        state.selected = id
      case .reachedEnd: break
      }
    }
  }
}
