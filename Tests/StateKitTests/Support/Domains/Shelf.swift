@testable import StateKit

/// A tree with effects in optional children, in its generated form:
///
///     Shelf ─ lamp (optional Lamp), lamps (each Lamp)
struct ShelfState: Equatable, Sendable {
  var lamp: LampState?
  /// The lamp that replaces a sold lamp.
  var next: LampState?
  var lamps: IdentifiedArray<LampState> = []
  var note = ""
}

enum ShelfAction: Equatable, Sendable {
  case cleared
  case noted(String)
  case put(LampState?)
  case lamp(LampAction)
  case lamps(IdentifiedAction<Int, LampAction>)

  static func lamps(id: Int, action: LampAction) -> ShelfAction {
    .lamps(IdentifiedAction(id: id, action: action))
  }
}

extension Scope
where ParentState == ShelfState, ParentAction == ShelfAction, State == LampState?, Action == LampAction {
  static var lamp: Scope {
    Scope(
      child: 0,
      get: { $0.lamp },
      modify: { state, change in change(&state.lamp) },
      embed: { ShelfAction.lamp },
      extract: { action in
        if case .lamp(let action) = action { return action }
        return nil
      }
    )
  }
}

extension Scope
where
  ParentState == ShelfState, ParentAction == ShelfAction, State == IdentifiedArray<LampState>,
  Action == IdentifiedAction<Int, LampAction>
{
  static var lamps: Scope {
    Scope(
      child: 1,
      get: { $0.lamps },
      modify: { state, change in change(&state.lamps) },
      embed: { ShelfAction.lamps },
      extract: { action in
        if case .lamps(let action) = action { return action }
        return nil
      }
    )
  }
}

extension ShelfAction: DomainAction {
  typealias DomainState = ShelfState

  static let actionTree = _ActionTree<ShelfAction>(
    ownLeafCount: 3,
    leaves: "cleared\nnoted(_:)\nput(_:)",
    children: [
      _ActionTreeChild("lamp", .lamp, state: { \ShelfState.lamp }),
      _ActionTreeChild("lamps", .lamps, state: { \ShelfState.lamps }),
    ]
  )

  var leafIndex: Int {
    switch self {
    case .cleared: 0
    case .noted: 1
    case .put: 2
    case .lamp(let action): ShelfAction.actionTree.leafIndex(of: action, inChild: 0)
    case .lamps(let action): ShelfAction.actionTree.leafIndex(of: action.action, inChild: 1)
    }
  }

  var declaredBridges: [_DeclaredBridge<ShelfState, ShelfAction>] {
    switch self {
    case .lamp(let action): action._declaredBridges(in: .lamp)
    case .lamps(let action):
      action.action._declaredBridges(in: Scope<ShelfState, ShelfAction, _, _>.lamps.element(id: action.id))
    default: []
    }
  }

  var declaredEffects: [_DeclaredEffect<ShelfState, ShelfAction>] {
    switch self {
    case .lamp(let action): action._declaredEffects(in: .lamp)
    case .lamps(let action): action._declaredEffects(in: .lamps)
    default: []
    }
  }
}

extension Reducer where State == ShelfState, Action == ShelfAction {
  static var shelf: Reducer {
    let domains = ShelfAction.actionTree.domains
    return .marking { state, action, touched in
      switch action {
      case .cleared:
        touched.markOwnProperties()
        state = ShelfState(lamps: state.lamps.last.map { [$0] } ?? [])
      case .noted(let note):
        touched.markOwnProperties()
        state.note = note
      case .put(let lamp):
        touched._markChild(domains[0])
        state.lamp = lamp
      case .lamp(let action):
        Reducer<LampState, LampAction>.lamp._reduce(&state.lamp, action, in: domains[0], touching: &touched)
        if touched._missedChild || action != .sold { return }
        touched._markChild(domains[0])
        state.lamp = state.next
      case .lamps(let action):
        Reducer<LampState, LampAction>.lamp._reduce(&state.lamps, action, in: domains[1], touching: &touched)
        if touched._missedChild || action.action != .sold { return }
        touched.markAll()
        state.lamps.remove(id: action.id)
      }
    }
  }
}
