import ComposableArchitecture

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    /// How often the button was tapped.
    var count = 0
    var fact: String?
    var isLoading = false

    var isEven: Bool { count.isMultiple(of: 2) }
  }

  enum Action {
    case decrementTapped
    case incrementTapped
    case stepped(by: Int)
    case factTapped
    case factResponse(String)
    case resetTapped
  }

  @Dependency(\.facts) var facts

  enum CancelID { case fact }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementTapped:
        state.count -= 1
        state.fact = nil
        return .none

      case .incrementTapped:
        state.count += 1
        return .none

      case .stepped(by: let step):
        // A step is never longer than ten.
        state.count += min(step, 10)
        return .none

      case .factTapped:
        state.isLoading = true
        return .run { [count = state.count] send in
          await send(.factResponse(facts.fetch(count)))
        }
        .cancellable(id: CancelID.fact, cancelInFlight: true)

      case .factResponse(let fact):
        state.isLoading = false
        state.fact = fact
        return .none

      case .resetTapped:
        state.count = 0
        state.isLoading = false
        return .cancel(id: CancelID.fact)
      }
    }
  }
}
