import ComposableArchitecture

/// Two tabs that share a number, and one that only shows it.
@Reducer
struct Tabs {
  @ObservableState
  struct State: Equatable {
    @Shared(.appStorage("isBig")) var isBig = false
    var counter = CounterTab.State()
    var profile = ProfileTab.State()
    @Presents var sheet: SizeSheet.State?
  }

  enum Action: Equatable {
    case counter(CounterTab.Action)
    case profile(ProfileTab.Action)
    case sheet(PresentationAction<SizeSheet.Action>)
    case sizeTapped
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: \.counter) { CounterTab() }
    Scope(state: \.profile, action: \.profile) { ProfileTab() }
    Reduce { state, action in
      switch action {
      case .counter, .profile, .sheet:
        return .none
      case .sizeTapped:
        state.sheet = SizeSheet.State()
        return .none
      }
    }
    .ifLet(\.$sheet, action: \.sheet) { SizeSheet() }
  }
}

@Reducer
struct CounterTab {
  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("count")) var count = 0
  }

  enum Action: Equatable {
    case incremented
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremented:
        state.$count.withLock { $0 += 1 }
        return .none
      }
    }
  }
}

@Reducer
struct ProfileTab {
  @ObservableState
  struct State: Equatable {
    @SharedReader(.inMemory("count")) var count = 0
    var name = ""
  }

  enum Action: Equatable {
    case named(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .named(let name):
        state.name = name
        return .none
      }
    }
  }
}

@Reducer
struct SizeSheet {
  @ObservableState
  struct State: Equatable {
    @Shared(.appStorage("isBig")) var isBig = false
  }

  enum Action: Equatable {
    case toggled
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .toggled:
        state.$isBig.withLock { $0.toggle() }
        return .none
      }
    }
  }
}
