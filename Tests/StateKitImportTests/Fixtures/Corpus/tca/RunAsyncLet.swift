import ComposableArchitecture

enum RunAsyncLetWork { static func value() async -> Int { 5 } }

struct RunAsyncLet: Reducer {
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
          async let a = RunAsyncLetWork.value()
          async let b = RunAsyncLetWork.value()
          await send(.came(a + b))
        }
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
