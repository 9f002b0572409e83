import ComposableArchitecture

struct ClientOfCorpus: DependencyKey {
  var load: @Sendable () async -> Int
  static let liveValue = ClientOfCorpus { 6 }
  static let testValue = ClientOfCorpus { 7 }
}

extension DependencyValues {
  var clientOfCorpus: ClientOfCorpus {
    get { self[ClientOfCorpus.self] }
    set { self[ClientOfCorpus.self] = newValue }
  }
}

struct Client: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  @Dependency(\.clientOfCorpus) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        return .run { send in await send(.came(await client.load())) }
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}
