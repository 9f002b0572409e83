import StateKit

struct CardState: Equatable, Sendable, Identifiable {
  var id: Int
  var names: [String] = []
  var note: NoteState?
}

enum CardAction: Equatable, Sendable {
  case named(String)
  case copied
  case note(NoteAction)
}

extension CardAction {
  var note: NoteAction? {
    if case .note(let value) = self { return value }
    return nil
  }
}

extension CardAction: DomainAction {
  typealias DomainState = CardState

  static let actionTree = _ActionTree<CardAction>(
    ownLeafCount: 2,
    leaves: "named(_:)\ncopied",
    children: [_ActionTreeChild("note", .note, state: { \CardState.note })]
  )

  var leafIndex: Int {
    switch self {
    case .named: 0
    case .copied: 1
    case .note(let action): CardAction.actionTree.leafIndex(of: action, inChild: 0)
    }
  }

  var declaredBridges: [_DeclaredBridge<CardState, CardAction>] {
    guard self == .copied else { return [] }
    return [
      _DeclaredBridge(schema: "Card.statekit.json", domain: "Card") { card in
        card.names.last.map { .named("copy of \($0)") }
      }
    ]
  }
}

extension Reducer where State == CardState, Action == CardAction {
  static func card(note: Reducer<NoteState, NoteAction> = .note()) -> Reducer {
    let domains = CardAction.actionTree.domains
    return .marking { state, action, touched in
      switch action {
      case .named(let name):
        touched.markOwnProperties()
        state.names.append(name)
      case .copied: break
      case .note(let action):
        note._reduce(&state.note, action, in: domains[0], touching: &touched)
      }
    }
  }
}

/// An optional note on a card.
struct NoteState: Equatable, Sendable {
  var lines = 0
}

enum NoteAction: Equatable, Sendable {
  case added
}

extension NoteAction: DomainAction {
  typealias DomainState = NoteState

  static let actionTree = _ActionTree<NoteAction>(ownLeafCount: 1, leaves: "added", children: [])
  var leafIndex: Int { 0 }
  var declaredBridges: [_DeclaredBridge<NoteState, NoteAction>] { [] }
}

extension Reducer where State == NoteState, Action == NoteAction {
  static func note() -> Reducer {
    .marking { state, _, touched in
      touched.markOwnProperties()
      state.lines += 1
    }
  }
}
