import ComposableArchitecture

struct StateLazy: Reducer {
  struct State: Equatable {
    var count = 1
    var total: Int { count * 3 }
    static let first = State(count: 8)
  }

  enum Action: Equatable {
    case go
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state = .first
        return .none
      }
    }
  }
}
