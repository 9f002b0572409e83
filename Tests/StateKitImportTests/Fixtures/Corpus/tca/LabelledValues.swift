import ComposableArchitecture

struct LabelledValues: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case moved(from: Int, to: Int)
    case sized(Int, Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .moved(from: a, to: b):
        state.count = b - a
        return .none
      case let .sized(w, h):
        state.count = w * h
        return .none
      }
    }
  }
}
