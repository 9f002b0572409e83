import ComposableArchitecture

struct FileprivateTypeOfProperty: Reducer {
  struct State: Equatable {
    var count = 0
    fileprivate var boxes: [Box] = []
  }
  enum Action: Equatable { case go }
  fileprivate struct Box: Equatable { var n = 0 }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.boxes.append(Box(n: state.count))
        return .none
      }
    }
  }
}
