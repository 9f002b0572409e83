import StateKit

/// A tree with optional children, in its generated form:
///
///     Board ─ draft (optional), cards (each) ─ note (optional)
struct BoardState: Equatable, Sendable {
  var title = ""
  var draft: DraftState?
  var cards: IdentifiedArray<CardState> = []
}

enum BoardAction: Equatable, Sendable {
  case opened(DraftState)
  case closed
  case removed(id: Int)
  case draft(DraftAction)
  case cards(IdentifiedAction<CardState.ID, CardAction>)
}

extension BoardAction {
  static func cards(id: CardState.ID, action: CardAction) -> BoardAction {
    .cards(IdentifiedAction(id: id, action: action))
  }

  var draft: DraftAction? {
    if case .draft(let value) = self { return value }
    return nil
  }

  var cards: IdentifiedAction<CardState.ID, CardAction>? {
    if case .cards(let value) = self { return value }
    return nil
  }
}

extension BoardAction: DomainAction {
  typealias DomainState = BoardState

  static let actionTree = _ActionTree<BoardAction>(
    ownLeafCount: 3,
    leaves: "opened(_:)\nclosed\nremoved(id:)",
    children: [
      _ActionTreeChild("draft", .draft, state: { \BoardState.draft }),
      _ActionTreeChild("cards", .cards, state: { \BoardState.cards }),
    ]
  )

  var leafIndex: Int {
    switch self {
    case .opened: 0
    case .closed: 1
    case .removed: 2
    case .draft(let action): BoardAction.actionTree.leafIndex(of: action, inChild: 0)
    case .cards(let action): BoardAction.actionTree.leafIndex(of: action.action, inChild: 1)
    }
  }

  var declaredBridges: [_DeclaredBridge<BoardState, BoardAction>] {
    switch self {
    case .draft(let action): action._declaredBridges(in: .draft)
    case .cards(let action):
      action.action._declaredBridges(in: Scope<BoardState, BoardAction, _, _>.cards.element(id: action.id))
    default: []
    }
  }
}

extension Reducer where State == BoardState, Action == BoardAction {
  static func board(
    draft: Reducer<DraftState, DraftAction> = .draft(),
    cards: Reducer<CardState, CardAction> = .card()
  ) -> Reducer {
    let domains = BoardAction.actionTree.domains
    return .marking { state, action, touched in
      switch action {
      case .opened(let draft):
        touched.markAll()
        state.draft = draft
      case .closed:
        touched.markAll()
        state.draft = nil
      case .removed(let id):
        touched.markAll()
        state.cards.remove(id: id)
      case .draft(let action):
        draft._reduce(&state.draft, action, in: domains[0], touching: &touched)
      case .cards(let action):
        cards._reduce(&state.cards, action, in: domains[1], touching: &touched)
      }
    }
  }
}
