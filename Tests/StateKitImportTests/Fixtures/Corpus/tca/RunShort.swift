import ComposableArchitecture

enum RunShortWork { static func value() async -> Int { 5 } }

struct RunShort: Reducer {
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
        return .run { await $0(.came(await RunShortWork.value())) }
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
