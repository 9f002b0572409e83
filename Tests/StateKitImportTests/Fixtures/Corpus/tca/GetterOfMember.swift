import ComposableArchitecture

nonisolated(unsafe) var getterOfMemberCalls = 0
struct GetterOfMemberUser: Equatable, Sendable {
  var age = 1
  var isFresh: Bool {
    getterOfMemberCalls += 1
    return getterOfMemberCalls % 2 == 1
  }
}

struct GetterOfMember: Reducer {
  struct State: Equatable {
    var user = GetterOfMemberUser()
    var count = 0
    var canGo: Bool { user.isFresh }
    var isOld: Bool { user.age > 0 }
  }

  enum Action: Equatable {
    case go
    case begin
    case came
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        guard state.canGo else { return .none }
        state.count += 1
        return .send(.came)
      case .begin:
        guard state.isOld else { return .none }
        return .send(.came)
      case .came:
        state.count += 10
        return .none
      }
    }
  }
}
