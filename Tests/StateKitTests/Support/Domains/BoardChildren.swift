@testable import StateKit

/// The forms of pulling back the reducers of a board's children. All must give the same result.
enum BoardWay: String, CaseIterable, CustomStringConvertible {
  case generated, scope, keyPath, handMadeScope

  var description: String { rawValue }

  /// Whether the form knows the domains of the children.
  var isPrecise: Bool { self == .generated || self == .scope }

  func board(
    draft: Reducer<DraftState, DraftAction> = .draft(),
    cards: Reducer<CardState, CardAction> = .card()
  ) -> Reducer<BoardState, BoardAction> {
    switch self {
    case .generated: .board(draft: draft, cards: cards)
    case .scope: draft.pullback(.draft) <> cards.pullback(.cards)
    case .keyPath:
      draft.pullback(state: \BoardState.draft, action: \BoardAction.draft)
        <> cards.pullback(state: \BoardState.cards, action: \BoardAction.cards)
    case .handMadeScope: draft.pullback(byHand(.draft)) <> cards.pullback(byHand(.cards))
    }
  }

  private func byHand<State, Action>(
    _ scope: Scope<BoardState, BoardAction, State, Action>
  ) -> Scope<BoardState, BoardAction, State, Action> {
    Scope(get: scope.get, modify: scope.modify, embed: scope.embed, extract: scope.extract)
  }
}

/// The result of one action on a board.
struct BoardRun: Equatable {
  var state: BoardState
  /// The touched domains: 0 is the board, 1 the draft, 2 the cards, 3 the notes of the cards.
  var domains: [Int]
  var missedChild: Bool

  init(_ reducer: Reducer<BoardState, BoardAction>, _ action: BoardAction, on state: BoardState) {
    var touched = TouchedDomains(domainCount: 4)
    self.state = state
    reducer.body(&self.state, action, &touched)
    domains = (0..<4).filter { touched.overlaps($0..<$0 + 1) }
    missedChild = touched._missedChild
  }
}
