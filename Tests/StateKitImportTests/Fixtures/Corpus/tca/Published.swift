import ComposableArchitecture

struct Just<Output>: Sendable {}

@Reducer
struct Published {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  let publisher: Just<Int>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        return .publisher { publisher.map(Action.came) }
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
