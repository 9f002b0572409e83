import ComposableArchitecture

struct TupleSwitch: Reducer {
  struct State: Equatable {
    var count = 0
    var isOn = false
  }

  enum Action: Equatable {
    case go
    case stop
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch (state.isOn, action) {
      case (false, .go):
        state.isOn = true
        return .none
      case (true, .go):
        state.count += 1
        return .none
      case (_, .stop):
        state.isOn = false
        return .none
      }
    }
  }
}
