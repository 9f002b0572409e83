import ComposableArchitecture

struct ChildReadInReaction: Reducer {
  struct State: Equatable {
    var rows: IdentifiedArrayOf<ChildReadInReactionRow.State> = []
    var total = 0
  }

  enum Action: Equatable {
    case rows(IdentifiedActionOf<ChildReadInReactionRow>)
    case add
    case bump(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add:
        state.rows.append(ChildReadInReactionRow.State(id: state.rows.count))
        return .none
      case .bump(let n):
        return .send(.rows(.element(id: n, action: .tapped)))
      case .rows(.element(id: _, action: .tapped)):
        if state.rows.contains(where: { $0.n > 1 }) { state.total = state.rows.map(\.n).reduce(0, +) }
        return .none
      case .rows:
        return .none
      }
    }
    .forEach(\.rows, action: /Action.rows) { ChildReadInReactionRow() }
  }
}

struct ChildReadInReactionRow: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var n = 1
  }

  enum Action: Equatable {
    case tapped
    case saved(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.n += 1
        return .send(.saved(state.n))
      case .saved:
        return .none
      }
    }
  }
}
