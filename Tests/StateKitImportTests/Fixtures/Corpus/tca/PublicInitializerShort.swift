import ComposableArchitecture

public struct PublicInitializerShort: Reducer {
  public struct State: Equatable {
    public var count: Int
    var hidden = 3
    public init(count: Int) { self.count = count }
  }

  public enum Action: Equatable {
    case go
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.hidden += state.count
        return .none
      }
    }
  }
}
