import ComposableArchitecture

struct StatePlainInit: Reducer {
  struct State: Equatable {
    var count: Int
    var detail: StatePlainInitDetail.State?
    var names: [String]

    init(count: Int = 4, detail: StatePlainInitDetail.State? = nil, names: [String] = ["a"]) {
      self.count = count
      self.detail = detail
      self.names = names
    }
  }

  enum Action: Equatable {
    case go
    case detail(StatePlainInitDetail.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.detail = StatePlainInitDetail.State()
        state.count = State().count
        return .none
      case .detail:
        return .none
      }
    }
    .ifLet(\.detail, action: /Action.detail) { StatePlainInitDetail() }
  }
}

struct StatePlainInitDetail: Reducer {
  struct State: Equatable {
    var n: Int

    init(n: Int = 7) { self.n = n }
  }

  enum Action: Equatable {
    case tapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.n += 1
        return .none
      }
    }
  }
}
