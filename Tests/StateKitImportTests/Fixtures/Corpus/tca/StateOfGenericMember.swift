import ComposableArchitecture

struct StateOfGenericMember: Reducer {
  struct State: Equatable {
    var entry: GenericMemberPage<Int>.Entry = .init(value: 1)
  }

  enum Action: Equatable {
    case chosen(GenericMemberPage<Int>.Entry)
    case go
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .chosen(let entry):
        state.entry = entry
        return .none
      case .go:
        state.entry.value += 1
        return .none
      }
    }
  }
}

enum GenericMemberPage<Value: Equatable & Sendable> {
  struct Entry: Equatable, Sendable {
    var value: Value
  }
}
