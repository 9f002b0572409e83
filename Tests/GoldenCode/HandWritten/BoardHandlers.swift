import StateKit

nonisolated struct BoardReducer: BoardReducing {
  func opened(_ state: inout BoardState, draft: DraftState) {
    state.draft = draft
  }

  func added(_ state: inout BoardState, card: CardState) {
    state.cards.append(card)
  }

  func removed(_ state: inout BoardState, id: Int) {
    state.cards.remove(id: id)
  }
}

/// A handwritten state with an id.
nonisolated struct BoxState: Hashable, Codable, Identifiable, Sendable {
  var id: String
}
