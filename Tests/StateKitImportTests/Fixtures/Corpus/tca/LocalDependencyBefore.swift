import ComposableArchitecture
import Foundation

struct LocalDependencyBefore: Reducer {
  struct State: Equatable {
    var count = 0
    var text = ""
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      @Dependency(\.uuid) var uuid
      switch action {
      case .go:
        state.text = uuid().uuidString
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
