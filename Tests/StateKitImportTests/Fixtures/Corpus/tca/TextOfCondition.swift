import ComposableArchitecture

struct TextOfCondition: Reducer {
  struct State: Equatable {
    var name = ""
    var names = ["a"]
  }

  enum Action: Equatable {
    case write
    case check
    case named(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .write:
        guard state.name.count < 30 else { return .none }
        return .send(
          .named(
            """
            a
              b
            """
          )
        )
      case .check:
        return state.names.contains { $0.isEmpty } ? .send(.named("empty")) : .none
      case .named(let name):
        state.name = name
        return .none
      }
    }
  }
}
