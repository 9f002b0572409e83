import ComposableArchitecture

/// The whole app: its screens, and the connections between them.
struct AppFeature: Reducer {
  struct State: Equatable {
    var tab = Tab.members
    var members = Members.State()
    var search = Search.State()
    var routes = RouteBoard.State()
    var gear = GearRoom.State()
    var log = EventLog.State()
    var settings = Settings.State()
    var session: Session.State?
    var totalSeconds = 0
    var launches = 0

    enum Tab: String, CaseIterable, Equatable {
      case members
      case search
      case routes
      case gear
      case log
      case settings
    }

    var badge: Int? { log.unreadCount == 0 ? nil : log.unreadCount }

    var isTraining: Bool { session?.isRunning ?? false }
  }

  enum Action: Equatable {
    case launched
    case tabSelected(State.Tab)
    case sessionTapped
    case sessionClosed
    case members(Members.Action)
    case search(Search.Action)
    case routes(RouteBoard.Action)
    case gear(GearRoom.Action)
    case log(EventLog.Action)
    case settings(Settings.Action)
    case session(Session.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.members, action: /Action.members) {
      Members()
    }
    Scope(state: \.search, action: /Action.search) {
      Search()
    }
    Scope(state: \.routes, action: /Action.routes) {
      RouteBoard()
    }
    Scope(state: \.gear, action: /Action.gear) {
      GearRoom()
    }
    Scope(state: \.log, action: /Action.log) {
      EventLog()
    }
    Scope(state: \.settings, action: /Action.settings) {
      Settings()
    }
    Reduce { state, action in
      switch action {
      case .launched:
        state.launches += 1
        return .merge(
          .send(.members(.appeared)),
          .send(.gear(.appeared))
        )

      case .tabSelected(let tab):
        state.tab = tab
        if tab == .log {
          return .send(.log(.allRead))
        }
        return .none

      case .sessionTapped:
        if state.session == nil {
          state.session = Session.State(isMuted: !state.settings.isSoundOn)
        }
        return .none

      case .sessionClosed:
        state.session = nil
        return .none

      case .members(.delegate(.added(let name))):
        return .send(.log(.recorded(kind: .member, text: "\(name) has joined.")))

      case let .members(.delegate(.deleted(id: id, name: name))):
        state.search.results.removeAll { $0.id == id }
        return .send(.log(.recorded(kind: .member, text: "\(name) has left.")))

      case .members(.detail(.presented(.delegate(.saved(let member))))):
        if let index = state.search.results.firstIndex(where: { $0.id == member.id }) {
          state.search.results[index] = member
        }
        return .none

      case .search(.delegate(.opened(let id))):
        state.tab = .members
        return .send(.members(.open(id)))

      case .routes(.delegate(.published(let route))):
        return .send(.log(.recorded(kind: .route, text: "\(route) is on the wall.")))

      case .gear(.delegate(let delegate)):
        switch delegate {
        case .borrowed(let name, let member):
          guard let row = state.members.rows[id: member] else { return .none }
          return .send(.log(.recorded(kind: .gear, text: "\(row.name) has borrowed: \(name)")))
        case .soldOut(let name):
          state.gear.message = "This was the last: \(name)"
          return .none
        }

      case let .session(.delegate(.finished(seconds, laps))):
        state.totalSeconds += seconds
        state.session = nil
        return .send(.log(.recorded(kind: .session, text: "\(laps) laps in \(seconds) seconds.")))

      case .settings(.delegate(.erased)):
        state.members = Members.State()
        state.search = Search.State()
        state.log.entries.removeAll()
        state.tab = .members
        return .none

      case .settings(.soundToggled):
        state.session?.isMuted = !state.settings.isSoundOn
        return .none

      case .members, .search, .routes, .gear, .log, .settings, .session:
        return .none
      }
    }
    .ifLet(\.session, action: /Action.session) {
      Session()
    }
  }
}
