import ComposableArchitecture

struct IfCase: Reducer {
  struct State: Equatable {
    var count = 0
    var mode = Mode.busy(4)
    enum Mode: Equatable { case idle, busy(Int) }
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        if case .busy(let n) = state.mode { state.count = n }
        state.mode = .idle
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
