import ComposableArchitecture

struct MemberRow: Reducer {
  struct State: Equatable, Identifiable {
    let id: Member.ID
    var name: String
    var grade: Grade
    var isActive = true
    var isStarred = false
    var isHighlighted = false
    var visits = 0

    var title: String { isStarred ? "★ \(name)" : name }

    var isRegular: Bool { visits >= 10 }
  }

  enum Action: Equatable {
    case tapped
    case starTapped
    case activeToggled
    case highlighted(Bool)
    case visitAdded
    case visitsCorrected(by: Int)
    case renamed(String)
    case promoted
    case resetTapped
    case delegate(Delegate)

    enum Delegate: Equatable {
      case opened
      case becameRegular
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.isHighlighted = true
        return .send(.delegate(.opened))

      case .starTapped:
        state.isStarred.toggle()
        return .none

      case .activeToggled:
        state.isActive.toggle()
        return .none

      case .highlighted(let isHighlighted):
        state.isHighlighted = isHighlighted
        return .none

      case .visitAdded:
        let wasRegular = state.isRegular
        state.visits += 1
        if state.isRegular && !wasRegular {
          return .send(.delegate(.becameRegular))
        }
        return .none

      case let .visitsCorrected(by: difference):
        state.visits = max(0, state.visits + difference)
        return .none

      case .renamed(let name):
        guard !name.isEmpty else { return .none }
        state.name = name
        return .none

      case .promoted:
        state.grade = state.grade.harder
        return .none

      case .resetTapped:
        state.isStarred = false
        state.isHighlighted = false
        state.visits = 0
        return .none

      case .delegate:
        return .none
      }
    }
  }
}
