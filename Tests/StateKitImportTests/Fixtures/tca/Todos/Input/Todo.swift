import ComposableArchitecture
import Foundation

/// One thing to do.
@Reducer
struct Todo {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var text = ""
    var isDone = false
    /// Nil without a date.
    var due: Date?
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case postponeTapped(days: Int)
    case deleteTapped
    case delegate(Delegate)

    @CasePathable
    enum Delegate: Equatable {
      case delete
      case postponed(Date)
    }
  }

  @Dependency(\.calendarClient) var calendar

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.isDone):
        // What is done needs no date.
        if state.isDone { state.due = nil }
        return .none

      case .binding:
        return .none

      case let .postponeTapped(days):
        let due = calendar.later(state.due, days)
        state.due = due
        return .send(.delegate(.postponed(due)))

      case .deleteTapped:
        return .send(.delegate(.delete))

      case .delegate:
        return .none
      }
    }
  }
}
