import ComposableArchitecture

struct ActionItself: Reducer {
  struct State: Equatable {
    var count = 0
    var last = ""
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.last = "\(action)"
        return .none
      case .came(let n):
        state.count = n
        state.last = "\(action)"
        return .none
      }
    }
  }
}
