import ComposableArchitecture

struct FunctionAsFirstValue: Reducer {
  struct State: Equatable {
    var count = 0
    var isLarge: Bool { count > functionAsFirstValueLimit }

    func larger() -> Int { functionAsFirstValueNext(count) }
  }

  enum Action: Equatable {
    case grow
    case grown(Int)
  }

  var next: @Sendable (Int) -> Int = functionAsFirstValueNext

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .grow:
        if state.isLarge { return .none }
        state.count = state.larger()
        return .run { [count = state.count] send in await send(.grown(next(count))) }
      case .grown(let n):
        state.count += n
        return .none
      }
    }
  }
}

private let functionAsFirstValueLimit = 9

@Sendable private func functionAsFirstValueNext(_ number: Int) -> Int { number + 1 }
