import ComposableArchitecture

struct AliasOfFeature: Reducer {
  struct State: Equatable {
    var list: List = []
    var last: Int { list.last ?? 0 }
  }

  enum Action: Equatable {
    case go
    case set(List)
  }

  typealias List = [Int]

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        let more: List = [3]
        state.list += more
        return .none
      case .set(let list):
        state.list = list
        return .none
      }
    }
  }
}
