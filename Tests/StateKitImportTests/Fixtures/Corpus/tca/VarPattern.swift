import ComposableArchitecture

struct VarPattern: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case picked(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case var .picked(n):
        n += 1
        state.count = n
        return .none
      }
    }
  }
}
