import ComposableArchitecture

enum RunIgnoresSendLog { static func note() async {} }

struct RunIgnoresSend: Reducer {
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
        state.count += 1
        return .run { _ in await RunIgnoresSendLog.note() }
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
