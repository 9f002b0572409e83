import ComposableArchitecture

struct ChildFirstValues: Reducer {
  struct State: Equatable {
    var row = ChildFirstValuesRow.State(n: 1)
    var spare = ChildFirstValuesSpare.State()
    var seen = 0
  }

  enum Action: Equatable {
    case seen
    case restarted
    case made
    case row(ChildFirstValuesRow.Action)
    case spare(ChildFirstValuesSpare.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.row, action: /Action.row) { ChildFirstValuesRow() }
    Scope(state: \.spare, action: /Action.spare) { ChildFirstValuesSpare() }
    Reduce { state, action in
      switch action {
      case .seen:
        state.seen += 1
        return .none
      case .restarted:
        state = State()
        return .none
      case .made:
        state = State(row: ChildFirstValuesRow.State(n: 2))
        return .none
      case .row, .spare:
        return .none
      }
    }
  }
}

struct ChildFirstValuesRow: Reducer {
  struct State: Equatable { var n = 1 }
  enum Action: Equatable { case add }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add:
        state.n += 1
        return .none
      }
    }
  }
}

struct ChildFirstValuesSpare: Reducer {
  struct State: Equatable { var m = 1 }
  enum Action: Equatable { case add }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add:
        state.m += 1
        return .none
      }
    }
  }
}
