import ComposableArchitecture

enum RunDeferLog { static func note() {} }

struct RunDefer: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        return .run { send in
          defer { RunDeferLog.note() }
          await send(.came(2))
        }
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
