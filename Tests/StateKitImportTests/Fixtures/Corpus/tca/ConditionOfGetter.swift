import ComposableArchitecture
import Foundation

nonisolated(unsafe) var longest = 3

struct Query: Equatable {
  var text: String
  var isEmpty: Bool { text.isEmpty }
  var hasText: Bool { !self.isEmpty }
  var isLong: Bool { text.count > longest }
  var isLate: Bool { Date().timeIntervalSince1970 > 5 }
}

struct ConditionOfGetter: Reducer {
  struct State: Equatable {
    var query = Query(text: "")
    var count = 0
  }

  enum Action: Equatable {
    case changed(Query)
    case lengthened(Query)
    case delayed(Query)
    case found(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .changed(let query):
        state.query = query
        guard query.hasText else {
          state.count = 0
          return .none
        }
        return .send(.found(1))
      case .lengthened(let query):
        state.query = query
        guard query.isLong else { return .none }
        longest += 1
        return .send(.found(2))
      case .delayed(let query):
        state.query = query
        guard query.isLate else { return .none }
        return .send(.found(3))
      case .found(let count):
        state.count += count
        return .none
      }
    }
  }
}
