import StateKit

/// A tree of nested lists: Grid ─ rows (each) ─ cells (each).
struct GridState: Equatable, Sendable, Codable {
  var rows: IdentifiedArray<RowState> = [
    RowState(id: 1, cells: [CellState(id: Place(x: 1, y: 1)), CellState(id: Place(x: 2, y: 1))]),
    RowState(id: 2, cells: [CellState(id: Place(x: 1, y: 2))]),
  ]
}

struct RowState: Equatable, Sendable, Codable, Identifiable {
  var id: Int
  var title = ""
  var cells: IdentifiedArray<CellState> = []
}

struct CellState: Equatable, Sendable, Codable, Identifiable {
  var id: Place
  var value = 0
}

struct Place: Hashable, Sendable, Codable {
  var x: Int
  var y: Int
}

enum GridAction: Equatable, Sendable {
  case rows(IdentifiedAction<Int, RowAction>)
}

enum RowAction: Equatable, Sendable {
  /// The labels equal the coding keys of an element's action.
  case named(id: String, action: String)
  case cleared
  case cells(IdentifiedAction<Place, CellAction>)
}

enum CellAction: Equatable, Sendable {
  case set(Int)
}

extension GridAction: DomainAction {
  typealias DomainState = GridState

  static let actionTree = _ActionTree<GridAction>(
    ownLeafCount: 0,
    leaves: "",
    children: [
      _ActionTreeChild(
        "rows",
        Scope(
          get: { $0.rows },
          modify: { state, change in change(&state.rows) },
          embed: { .rows($0) },
          extract: { if case .rows(let action) = $0 { action } else { nil } }
        ),
        state: { \GridState.rows }
      )
    ]
  )

  var leafIndex: Int {
    switch self {
    case .rows(let action): action.action.leafIndex
    }
  }

  var declaredBridges: [_DeclaredBridge<GridState, GridAction>] { [] }
}

extension RowAction: DomainAction {
  typealias DomainState = RowState

  static let actionTree = _ActionTree<RowAction>(
    ownLeafCount: 2,
    leaves: "named(id:action:)\ncleared",
    children: [
      _ActionTreeChild(
        "cells",
        Scope(
          get: { $0.cells },
          modify: { state, change in change(&state.cells) },
          embed: { .cells($0) },
          extract: { if case .cells(let action) = $0 { action } else { nil } }
        ),
        state: { \RowState.cells }
      )
    ]
  )

  var leafIndex: Int {
    switch self {
    case .named: 0
    case .cleared: 1
    case .cells(let action): RowAction.actionTree.leafIndex(of: action.action, inChild: 0)
    }
  }

  var declaredBridges: [_DeclaredBridge<RowState, RowAction>] { [] }
}

extension CellAction: DomainAction {
  typealias DomainState = CellState

  static let actionTree = _ActionTree<CellAction>(ownLeafCount: 1, leaves: "set(_:)", children: [])
  var leafIndex: Int { 0 }
  var declaredBridges: [_DeclaredBridge<CellState, CellAction>] { [] }
}

extension GridAction: RecordableAction {
  func write(to writer: inout PayloadWriter) {
    switch self {
    case .rows(let action): writer._action(action)
    }
  }

  static func read(_ leaf: Int, from reader: inout PayloadReader) throws -> GridAction {
    guard let below = actionTree.child(ofLeaf: leaf) else { throw reader._unknownLeaf(leaf) }
    return try .rows(reader._action(below.leaf, as: IdentifiedAction<Int, RowAction>.self))
  }
}

extension RowAction: RecordableAction {
  func write(to writer: inout PayloadWriter) {
    switch self {
    case .named(let id, let action):
      writer.value("id", id)
      writer.value("action", action)
    case .cells(let action): writer._action(action)
    case .cleared: break
    }
  }

  static func read(_ leaf: Int, from reader: inout PayloadReader) throws -> RowAction {
    if let below = actionTree.child(ofLeaf: leaf) {
      return try .cells(reader._action(below.leaf, as: IdentifiedAction<Place, CellAction>.self))
    }
    switch leaf {
    case 0:
      return try .named(
        id: reader.value("id", as: String.self),
        action: reader.value("action", as: String.self)
      )
    case 1: return .cleared
    default: throw reader._unknownLeaf(leaf)
    }
  }
}

extension CellAction: RecordableAction {
  func write(to writer: inout PayloadWriter) {
    switch self {
    case .set(let value): writer.value("_0", value)
    }
  }

  static func read(_ leaf: Int, from reader: inout PayloadReader) throws -> CellAction {
    guard leaf == 0 else { throw reader._unknownLeaf(leaf) }
    return try .set(reader.value("_0", as: Int.self))
  }
}

extension Reducer where State == GridState, Action == GridAction {
  static var grid: Reducer {
    Reducer { state, action in
      guard case .rows(let row) = action else { return }
      switch row.action {
      case .named(let id, let action): state.rows[id: row.id]?.title = "\(id) \(action)"
      case .cleared: state.rows[id: row.id]?.title = ""
      case .cells(let cell):
        guard case .set(let value) = cell.action else { return }
        state.rows[id: row.id]?.cells[id: cell.id]?.value = value
      }
    }
  }
}
