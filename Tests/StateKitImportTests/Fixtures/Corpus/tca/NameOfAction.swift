import ComposableArchitecture

struct NameOfAction: Reducer {
  struct State: Equatable {
    var count = 0
    var numbers = [1, 2]
    var last: Int?
  }

  enum Action: Equatable {
    case loop
    case chosen(Int)
    case pair(Int, Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loop:
        for action in state.numbers { state.count += action }
        return .none
      case .chosen(let action):
        state.last = action
        return .none
      case .pair(let first, let second):
        state.count = first + second
        return .none
      }
    }
  }
}
