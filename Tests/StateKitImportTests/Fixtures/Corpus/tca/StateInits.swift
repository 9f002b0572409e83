import ComposableArchitecture

struct StateInits: Reducer {
  struct State: Equatable {
    var count = 0
    var note = ""
    init(count: Int = 0, note: String = "") {
      self.count = max(count, 0)
      self.note = note
    }
    init(text: String) { self.init(count: text.count) }
  }

  enum Action: Equatable {
    case go
    case again
    case typed(String)
    case counted
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state = State(count: 0)
        return .none
      case .again:
        state = .init()
        return .none
      case .typed(let text):
        state = State(text: text)
        return .none
      case .counted:
        state.count += 1
        return .none
      }
    }
  }
}
