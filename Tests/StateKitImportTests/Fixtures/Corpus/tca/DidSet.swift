import ComposableArchitecture

struct DidSet: Reducer {
  struct State: Equatable {
    var count = 0
    var level = 0 { didSet { count += level } }
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.level += 1
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
