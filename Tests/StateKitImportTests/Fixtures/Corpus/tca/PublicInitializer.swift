import ComposableArchitecture

public struct PublicInitializer: Reducer {
  public struct State: Equatable {
    public var count = 1
    public var detail: PublicInitializerDetail.State?
    public var name: String
    public var places: [String] = []

    public init(name: String) {
      self.name = name
    }

    public init(names: [String]) {
      self.init(name: names.first ?? "")
      places = names
    }
  }

  public enum Action: Equatable {
    case detail(PublicInitializerDetail.Action)
    case restarted(String)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .restarted(let name):
        state = State(name: name)
        return .none
      case .detail(.doubled):
        state.count += 1
        return .none
      }
    }
    .ifLet(\.detail, action: /Action.detail) { PublicInitializerDetail() }
  }
}

public struct PublicInitializerDetail: Reducer {
  public struct State: Equatable {
    public var count = 1

    public init() {}
  }

  public enum Action: Equatable { case doubled }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .doubled:
        state.count += state.count
        return .none
      }
    }
  }
}
