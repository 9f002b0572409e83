import ComposableArchitecture
import Foundation

@Reducer
struct Throttled {
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
          .throttle(id: CancelID.work, for: .seconds(1), scheduler: RunLoop.main, latest: true)
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
