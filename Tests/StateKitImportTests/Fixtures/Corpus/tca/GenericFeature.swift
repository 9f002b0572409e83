import ComposableArchitecture

struct GenericFeature<Item: Equatable & Sendable>: Reducer {
  struct State: Equatable {
    var items: [Item] = []
  }

  enum Action: Equatable {
    case added(Item)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .added(let item):
        state.items.append(item)
        return .none
      }
    }
  }
}
