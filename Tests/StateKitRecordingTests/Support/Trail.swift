import StateKit

/// A tree with a stack: Trail ─ path (stack) ─ spot (each element is one).
struct TrailState: Equatable, Sendable, Codable {
  var path: StackState<SpotState> = []
}

struct SpotState: Equatable, Sendable, Codable {
  var texts: [String] = []
  var rows: IdentifiedArray<RowState> = []
}

enum TrailAction: Equatable, Sendable {
  case opened
  case path(StackAction<SpotAction>)
}

enum SpotAction: Equatable, Sendable {
  /// The label equals the coding key of going back.
  case noted(popFrom: String)
  case closed
  case rows(IdentifiedAction<Int, RowAction>)
}

extension TrailAction: DomainAction {
  typealias DomainState = TrailState

  static let actionTree = _ActionTree<TrailAction>(
    ownLeafCount: 1,
    leaves: "opened",
    children: [
      _ActionTreeChild(
        "path",
        Scope(
          get: { $0.path },
          modify: { state, change in change(&state.path) },
          embed: { .path($0) },
          extract: { if case .path(let action) = $0 { action } else { nil } }
        ),
        state: { \TrailState.path }
      )
    ]
  )

  var leafIndex: Int {
    switch self {
    case .opened: 0
    case .path(let action): TrailAction.actionTree.leafIndex(of: action, inChild: 0)
    }
  }

  var declaredBridges: [_DeclaredBridge<TrailState, TrailAction>] { [] }
}

extension SpotAction: DomainAction {
  typealias DomainState = SpotState

  static let actionTree = _ActionTree<SpotAction>(
    ownLeafCount: 2,
    leaves: "noted(popFrom:)\nclosed",
    children: [
      _ActionTreeChild(
        "rows",
        Scope(
          get: { $0.rows },
          modify: { state, change in change(&state.rows) },
          embed: { .rows($0) },
          extract: { if case .rows(let action) = $0 { action } else { nil } }
        ),
        state: { \SpotState.rows }
      )
    ]
  )

  var leafIndex: Int {
    switch self {
    case .noted: 0
    case .closed: 1
    case .rows(let action): SpotAction.actionTree.leafIndex(of: action.action, inChild: 0)
    }
  }

  var declaredBridges: [_DeclaredBridge<SpotState, SpotAction>] { [] }
}

extension TrailAction: RecordableAction {
  func write(to writer: inout PayloadWriter) {
    switch self {
    case .path(let action): writer._action(action)
    case .opened: break
    }
  }

  static func read(_ leaf: Int, from reader: inout PayloadReader) throws -> TrailAction {
    if let below = actionTree.child(ofLeaf: leaf) {
      return try .path(reader._action(below.leaf, as: StackAction<SpotAction>.self))
    }
    guard leaf == 0 else { throw reader._unknownLeaf(leaf) }
    return .opened
  }
}

extension SpotAction: RecordableAction {
  func write(to writer: inout PayloadWriter) {
    switch self {
    case .noted(let text): writer.value("popFrom", text)
    case .rows(let action): writer._action(action)
    case .closed: break
    }
  }

  static func read(_ leaf: Int, from reader: inout PayloadReader) throws -> SpotAction {
    if let below = actionTree.child(ofLeaf: leaf) {
      return try .rows(reader._action(below.leaf, as: IdentifiedAction<Int, RowAction>.self))
    }
    switch leaf {
    case 0: return try .noted(popFrom: reader.value("popFrom", as: String.self))
    case 1: return .closed
    default: throw reader._unknownLeaf(leaf)
    }
  }
}

extension Reducer where State == TrailState, Action == TrailAction {
  static var trail: Reducer {
    Reducer { state, action in
      switch action {
      case .opened: state.path.append(SpotState(rows: [RowState(id: 7)]))
      case .path(.popFrom(let id)): state.path.pop(from: id)
      case .path(.element(let id, .noted(let text))): state.path[id: id]?.texts.append(text)
      case .path(.element(let id, .closed)): state.path[id: id] = nil
      case .path(.element(let id, .rows(let row))):
        guard case .named(_, let title) = row.action else { return }
        state.path[id: id]?.rows[id: row.id]?.title = title
      }
    }
  }
}
