import StateKit

/// A tree in its generated form with actions that can be recorded: Team ─ users ─ posts.
struct TeamState: Equatable, Sendable, Codable {
  var users = UsersState()
  var isOpen = true
}

struct UsersState: Equatable, Sendable, Codable {
  var names: [String: String] = [:]
  var selected: Int?
}

struct Score: Equatable, Sendable, Codable {
  var value: Double
  var tags: [String]
}

enum TeamAction: Equatable, Sendable {
  case users(UsersAction)
  case closed
}

enum UsersAction: Equatable, Sendable {
  case renamed(name: String, id: Int)
  case scored(Score?, by: Int, Bool)
  case cleared
  case posts(PostsAction)
}

enum PostsAction: Equatable, Sendable {
  case selected(Int)
}

extension TeamAction: DomainAction {
  typealias DomainState = TeamState

  static let actionTree = _ActionTree<TeamAction>(
    ownLeafCount: 1,
    leaves: "closed",
    children: [_ActionTreeChild("users", .users, state: { \TeamState.users })]
  )

  var leafIndex: Int {
    switch self {
    case .closed: 0
    case .users(let action): TeamAction.actionTree.leafOffsets[0] + action.leafIndex
    }
  }

  var declaredBridges: [_DeclaredBridge<TeamState, TeamAction>] {
    guard self == .closed else { return [] }
    return [_DeclaredBridge(schema: "Team.statekit.json", domain: "Team") { _ in .users(.cleared) }]
  }
}

extension UsersAction: DomainAction {
  typealias DomainState = UsersState

  static let actionTree = _ActionTree<UsersAction>(
    ownLeafCount: 3,
    leaves: """
      renamed(name:id:)
      scored(_:by:_:)
      cleared
      """,
    children: [_ActionTreeChild("posts", .posts, state: { \UsersState.selected })]
  )

  var leafIndex: Int {
    switch self {
    case .renamed: 0
    case .scored: 1
    case .cleared: 2
    case .posts(let action): UsersAction.actionTree.leafOffsets[0] + action.leafIndex
    }
  }

  var declaredBridges: [_DeclaredBridge<UsersState, UsersAction>] { [] }
}

extension PostsAction: DomainAction {
  typealias DomainState = Int?

  static let actionTree = _ActionTree<PostsAction>(ownLeafCount: 1, leaves: "selected(_:)", children: [])
  var leafIndex: Int { 0 }
  var declaredBridges: [_DeclaredBridge<Int?, PostsAction>] { [] }
}

extension TeamAction: RecordableAction {
  func write(to writer: inout PayloadWriter) {
    switch self {
    case .users(let action): writer._action(action)
    case .closed: break
    }
  }

  static func read(_ leaf: Int, from reader: inout PayloadReader) throws -> TeamAction {
    if let below = actionTree.child(ofLeaf: leaf) {
      return try .users(reader._action(below.leaf, as: UsersAction.self))
    }
    guard leaf == 0 else { throw reader._unknownLeaf(leaf) }
    return .closed
  }
}

extension UsersAction: RecordableAction {
  func write(to writer: inout PayloadWriter) {
    switch self {
    case .renamed(let name, let id):
      writer.value("name", name)
      writer.value("id", id)
    case .scored(let score, let by, let isFinal):
      writer.value("_0", score)
      writer.value("by", by)
      writer.value("_2", isFinal)
    case .posts(let action): writer._action(action)
    case .cleared: break
    }
  }

  static func read(_ leaf: Int, from reader: inout PayloadReader) throws -> UsersAction {
    if let below = actionTree.child(ofLeaf: leaf) {
      return try .posts(reader._action(below.leaf, as: PostsAction.self))
    }
    switch leaf {
    case 0:
      return try .renamed(name: reader.value("name", as: String.self), id: reader.value("id", as: Int.self))
    case 1:
      return try .scored(
        reader.value("_0", as: Score?.self),
        by: reader.value("by", as: Int.self),
        reader.value("_2", as: Bool.self)
      )
    case 2: return .cleared
    default: throw reader._unknownLeaf(leaf)
    }
  }
}

extension PostsAction: RecordableAction {
  func write(to writer: inout PayloadWriter) {
    switch self {
    case .selected(let id): writer.value("_0", id)
    }
  }

  static func read(_ leaf: Int, from reader: inout PayloadReader) throws -> PostsAction {
    guard leaf == 0 else { throw reader._unknownLeaf(leaf) }
    return try .selected(reader.value("_0", as: Int.self))
  }
}

extension Scope
where ParentState == TeamState, ParentAction == TeamAction, State == UsersState, Action == UsersAction {
  static var users: Scope {
    Scope(
      child: 0,
      get: { $0.users },
      modify: { state, change in change(&state.users) },
      embed: { ParentAction.users },
      extract: { if case .users(let action) = $0 { action } else { nil } }
    )
  }
}

extension Scope
where ParentState == UsersState, ParentAction == UsersAction, State == Int?, Action == PostsAction {
  static var posts: Scope {
    Scope(
      child: 0,
      get: { $0.selected },
      modify: { state, change in change(&state.selected) },
      embed: { ParentAction.posts },
      extract: { if case .posts(let action) = $0 { action } else { nil } }
    )
  }
}

extension Reducer where State == TeamState, Action == TeamAction {
  static var team: Reducer {
    Reducer { state, action in
      switch action {
      case .closed: state.isOpen = false
      case .users(.renamed(let name, let id)): state.users.names["\(id)"] = name
      case .users(.cleared): state.users = UsersState()
      case .users(.posts(.selected(let id))): state.users.selected = id
      case .users(.scored): break
      }
    }
  }
}
