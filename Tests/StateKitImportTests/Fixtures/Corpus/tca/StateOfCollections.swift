import ComposableArchitecture

struct StateOfCollections: Reducer {
  struct State: Equatable {
    var set: Set<Int> = [1]
    var map: [String: Int] = ["a": 1]
    var list = [Int]()
    var words = ["a", "b"]
    var empty = [String: [Int]]()
  }

  enum Action: Equatable {
    case go
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.set.insert(2)
        state.map["b"] = 2
        state.list.append(3)
        return .none
      }
    }
  }
}
