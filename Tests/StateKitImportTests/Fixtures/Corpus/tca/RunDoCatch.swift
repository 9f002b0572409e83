import ComposableArchitecture

enum RunDoCatchWork {
  struct Failure: Error {}
  static func fail() async throws { throw Failure() }
}

struct RunDoCatch: Reducer {
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
          do {
            try await RunDoCatchWork.fail()
            await send(.came(1))
          } catch {
            await send(.came(-1))
          }
        }
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
