import ComposableArchitecture
import Foundation

@Reducer
struct Form {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var name = ""
    var email: String = ""
    var count = 0
    var step: Step = .one
    var isValid: Bool { !name.isEmpty }
    enum Step: Int { case one = 1, two }
  }
  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case alert(PresentationAction<Alert>)
    case increment, decrement, submit
    case submitted(Bool)
    case advanced(State.Step?)
    enum Alert: Equatable { case retry, cancel }
  }
  @Dependency(\.api.submit) var submit
  @Dependency(\.date) var date

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.name) { _, name in
        Reduce { state, _ in
          state.count = name.count
          return .none
        }
      }
    Reduce { state, action in
      switch action {
      case .binding(\.email), .binding(\.name):
        state.step = .one
        return .none
      case .increment, .decrement:
        state.count += action == .increment ? 1 : -1
        return .none
      case .submit:
        let name = state.name
        let request = Request(name: name, email: state.email)
        return .run { send in
          await send(.submitted(submit(request)))
        }
      case .submitted(true):
        state.step = .two
        return .none
      case .submitted(false):
        state.alert = AlertState {
          TextState("Failed")
        } actions: {
          ButtonState(action: .retry) { TextState("Retry") }
        }
        return .none
      case .alert(.presented(.retry)):
        return .send(.submit)
      case .alert(.dismiss):
        state.count = 0
        return .none
      case .advanced(.some(.two)):
        state.step = .two
        return .none
      case .advanced(let step?):
        state.step = step
        return .none
      case .advanced:
        return .none
      case .alert, .binding:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
struct Request: Equatable, Sendable { let name: String; let email: String }
