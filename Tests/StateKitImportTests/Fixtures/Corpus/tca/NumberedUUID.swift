import ComposableArchitecture
import Foundation

struct NumberedUUID: Reducer {
  struct State: Equatable { var id = UUID(7) }
  enum Action: Equatable { case go }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.id = UUID(4)
        return .none
      }
    }
  }
}
