import StateKit

typealias BoardScope = Scope<BoardState, BoardAction, BoardState, BoardAction>

extension Scope
where ParentState == BoardState, ParentAction == BoardAction, State == DraftState?, Action == DraftAction {
  static var draft: Scope {
    Scope(
      child: 0,
      get: { $0.draft },
      modify: { state, change in change(&state.draft) },
      embed: { ParentAction.draft },
      extract: { $0.draft }
    )
  }
}

extension Scope
where
  ParentState == BoardState, ParentAction == BoardAction, State == IdentifiedArray<CardState>,
  Action == IdentifiedAction<CardState.ID, CardAction>
{
  static var cards: Scope {
    Scope(
      child: 1,
      get: { $0.cards },
      modify: { state, change in change(&state.cards) },
      embed: { ParentAction.cards },
      extract: { $0.cards }
    )
  }
}

extension Scope
where ParentState == CardState, ParentAction == CardAction, State == NoteState?, Action == NoteAction {
  static var note: Scope {
    Scope(
      child: 0,
      get: { $0.note },
      modify: { state, change in change(&state.note) },
      embed: { ParentAction.note },
      extract: { $0.note }
    )
  }
}

extension Scope where State == BoardState, Action == BoardAction {
  var draft: Scope<ParentState, ParentAction, DraftState?, DraftAction> { appending(.draft) }
  var cards:
    Scope<ParentState, ParentAction, IdentifiedArray<CardState>, IdentifiedAction<CardState.ID, CardAction>>
  { appending(.cards) }
}
