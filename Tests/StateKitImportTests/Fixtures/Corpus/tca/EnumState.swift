import ComposableArchitecture

struct EnumState: Reducer {
  enum State: Equatable {
    case idle
    case busy(Int)
  }

  enum Action: Equatable {
    case go
    case stop
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state = .busy(1)
        return .none
      case .stop:
        return .none
      }
    }
  }
}
