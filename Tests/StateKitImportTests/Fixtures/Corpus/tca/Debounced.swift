import ComposableArchitecture
import Foundation

@Reducer
struct Debounced {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  enum CancelID { case work }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        return .run { send in await send(.came(1)) }
          .debounce(id: CancelID.work, for: .milliseconds(300), scheduler: RunLoop.main)
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
