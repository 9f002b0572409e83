import ComposableArchitecture

struct MethodsOfLists: Reducer {
  struct State: Equatable {
    var rows: IdentifiedArrayOf<MethodsOfListsRow.State> = []
  }

  enum Action: Equatable {
    case rows(IdentifiedActionOf<MethodsOfListsRow>)
    case go
    case mix
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.rows.append(MethodsOfListsRow.State(id: state.rows.count))
        return .none
      case .mix:
        state.rows.shuffle()
        return .none
      case .rows:
        return .none
      }
    }
    .forEach(\.rows, action: /Action.rows) { MethodsOfListsRow() }
  }
}

struct MethodsOfListsRow: Reducer {
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
