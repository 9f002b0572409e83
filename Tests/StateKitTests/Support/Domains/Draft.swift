import StateKit

struct DraftState: Equatable, Sendable {
  var text = ""
  var changes: [String] = []
}

enum DraftAction: Equatable, Sendable {
  case typed(String)
  case saved
}

extension DraftAction: DomainAction {
  typealias DomainState = DraftState

  static let actionTree = _ActionTree<DraftAction>(ownLeafCount: 2, leaves: "typed(_:)\nsaved", children: [])

  var leafIndex: Int {
    switch self {
    case .typed: 0
    case .saved: 1
    }
  }

  var declaredBridges: [_DeclaredBridge<DraftState, DraftAction>] {
    guard self == .saved else { return [] }
    return [_DeclaredBridge(schema: "Draft.statekit.json", domain: "Draft") { .typed($0.text + "!") }]
  }
}

extension Reducer where State == DraftState, Action == DraftAction {
  static func draft() -> Reducer {
    .marking { state, action, touched in
      guard case .typed(let text) = action else { return }
      touched.markOwnProperties()
      state.text = text
      state.changes.append(text)
    }
  }
}
