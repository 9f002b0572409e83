import ComposableArchitecture
import Foundation

@Reducer
struct Onboarding {
  @ObservableState
  struct State: Equatable {
    var step = Step.welcome
    var visited: [Step] = []
    var name = ""
    var actions = 0
    var isAllowed = false
    @Presents var terms: Terms.State?

    enum Step: Int, Equatable, CaseIterable { case welcome, name, terms, done }
  }

  enum Action: Equatable {
    case next
    case back
    case skip(to: State.Step)
    case nameChanged(String)
    case terms(PresentationAction<Terms.Action>)
    case permission(granted: Bool)
    case finished
    case delegate(Delegate)

    enum Delegate: Equatable { case completed(name: String), aborted }
  }

  @Dependency(\.analytics) var analytics
  @Dependency(\.date.now) var now

  var body: some ReducerOf<Self> {
    CombineReducers {
      Reduce { state, action in
        state.actions += 1
        switch action {
        case .next where state.step == .done:
          return .send(.finished)
        case .next:
          guard let step = State.Step(rawValue: state.step.rawValue + 1) else { return .none }
          state.visited.append(state.step)
          state.step = step
          return .none
        case .back:
          if let last = state.visited.popLast() {
            state.step = last
            return .none
          }
          return .send(.delegate(.aborted))
        case .skip(to: .done):
          state.step = .done
          fallthrough
        case .skip:
          return .none
        case .nameChanged(let name):
          state.name = name.trimmingCharacters(in: .whitespaces)
          if state.name.isEmpty {
            state.step = .name
          }
          return .none
        case .terms(.presented(.accepted)):
          state.isAllowed = true
          state.terms = nil
          return .none
        case .permission(granted: true):
          state.isAllowed = true
          return .none
        case .permission(granted: false):
          return .send(.delegate(.aborted))
        case .finished:
          return .send(.delegate(.completed(name: state.name)))
        default:
          state.visited.removeAll()
          return .none
        }
      }
      // Only for the numbers.
      Reduce { state, action in
        switch action {
        case .next:
          return .run { [step = state.step] _ in
            await analytics.track("next", step.rawValue, now)
          }
        case .back, .skip, .nameChanged, .terms, .permission, .finished, .delegate:
          return .none
        }
      }
    }
    .ifLet(\.$terms, action: \.terms) {
      Terms()
    }
    .onChange(of: \.step) { old, new in
      Reduce { state, _ in
        state.visited.append(old)
        return .none
      }
    }
    Analytics()
  }
}

@Reducer
struct Terms {
  @ObservableState
  struct State: Equatable { var isRead = false }

  enum Action: Equatable { case accepted, scrolledToEnd }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if action == .scrolledToEnd { state.isRead = true }
      return .none
    }
  }
}
