import ComposableArchitecture
import Foundation

struct LocalDependency: Reducer {
  struct State: Equatable {
    var count = 0
    var ids: [UUID] = []
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        @Dependency(\.uuid) var uuid
        state.ids.append(uuid())
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
