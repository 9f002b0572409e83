import ComposableArchitecture

enum RunMainActorAwaitWork { static func value() async -> Int { 5 } }

struct RunMainActorAwait: Reducer {
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
        return .run { @MainActor send in
          let n = await RunMainActorAwaitWork.value()
          send(.came(n))
        }
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
