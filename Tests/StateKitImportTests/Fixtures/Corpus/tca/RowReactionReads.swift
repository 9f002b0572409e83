import ComposableArchitecture

struct RowReactionReads: Reducer {
  struct State: Equatable {
    var rows: IdentifiedArrayOf<RowReactionReadsRow.State> = []
    var seen: [Int] = []
  }

  enum Action: Equatable {
    case rows(IdentifiedActionOf<RowReactionReadsRow>)
    case noted(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rows(.element(id: let id, action: .tapped)):
        return .send(.noted(state.rows[id: id]?.n ?? 0))
      case .noted(let n):
        state.seen.append(n)
        return .none
      }
    }
    .forEach(\.rows, action: /Action.rows) { RowReactionReadsRow() }
  }
}

struct RowReactionReadsRow: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var n = 1
  }

  enum Action: Equatable {
    case tapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.n += 1
        return .none
      }
    }
  }
}
