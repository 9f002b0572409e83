import ComposableArchitecture

struct Settings: Reducer {
  struct State: Equatable {
    var units = Units.metric
    var theme = Theme.system
    var isSoundOn = true
    var areRemindersOn = false
    var reminderHour = 18
    var isExporting = false
    var progress = 0
    var export: String?
    var asksForErasure = false
    var errorMessage: String?

    enum Units: String, CaseIterable, Equatable {
      case metric
      case imperial
    }

    enum Theme: String, CaseIterable, Equatable {
      case system
      case light
      case dark
    }

    var reminderText: String {
      areRemindersOn ? "Every day at \(reminderHour):00" : "Off"
    }
  }

  enum Action: Equatable {
    case unitsSelected(State.Units)
    case themeSelected(State.Theme)
    case nextThemeTapped
    case soundToggled
    case remindersToggled
    case hourIncreased
    case hourDecreased
    case exportTapped
    case exportProgressed(Int)
    case exported(String)
    case exportFailed(ClubError)
    case exportCancelled
    case eraseTapped
    case eraseCancelled
    case eraseConfirmed
    case resetTapped
    case delegate(Delegate)

    enum Delegate: Equatable {
      case erased
    }
  }

  @Dependency(\.clubClient) var clubClient

  enum CancelID { case export }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .unitsSelected(let units):
        state.units = units
        return .none

      case .themeSelected(let theme):
        state.theme = theme
        return .none

      case .nextThemeTapped:
        switch state.theme {
        case .system: state.theme = .light
        case .light: state.theme = .dark
        case .dark: state.theme = .system
        }
        return .none

      case .soundToggled:
        state.isSoundOn.toggle()
        return .none

      case .remindersToggled:
        state.areRemindersOn.toggle()
        if !state.areRemindersOn {
          state.reminderHour = 18
        }
        return .none

      case .hourIncreased:
        state.reminderHour = (state.reminderHour + 1) % 24
        return .none

      case .hourDecreased:
        state.reminderHour = (state.reminderHour + 23) % 24
        return .none

      case .exportTapped:
        state.isExporting = true
        state.progress = 0
        state.export = nil
        return .run { send in
          await send(.exportProgressed(50))
          let text = try await self.clubClient.export()
          await send(.exported(text))
        } catch: { error, send in
          await send(.exportFailed(error as? ClubError ?? .offline))
        }
        .cancellable(id: CancelID.export)

      case .exportProgressed(let percent):
        state.progress = percent
        return .none

      case .exported(let text):
        state.isExporting = false
        state.progress = 100
        state.export = text
        return .none

      case .exportFailed(let error):
        state.isExporting = false
        state.errorMessage = error.message
        return .none

      case .exportCancelled:
        state.isExporting = false
        state.progress = 0
        return .cancel(id: CancelID.export)

      case .eraseTapped:
        state.asksForErasure = true
        return .none

      case .eraseCancelled:
        state.asksForErasure = false
        return .none

      case .eraseConfirmed:
        state.asksForErasure = false
        return .send(.delegate(.erased))

      case .resetTapped:
        state = State()
        return .none

      case .delegate:
        return .none
      }
    }
  }
}
