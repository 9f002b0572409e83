import Dependencies
import Foundation
import StateKit

/// One thing to do.
///
/// Its handlers were the branches of a reducer in Todo.swift.
struct Todo: TodoReducing, ImportedFeature {
  typealias State = TodoState
  typealias Action = TodoAction

  @Dependency(\.calendarClient) var calendar

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .todo(self)
  }

  /// The closures of the effects: `store.sideEffects.register(Todo().effects)`.
  var effects: TodoEffects {
    TodoEffects(
      deleteTappedEffect: {
        .delete
      }
    )
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [effects] }

  func postponeTapped(_ state: inout State, days: Int) {
    let due = calendar.later(state.due, days)
    state.due = due
    #warning("statekit-import: the values that are sent take what the branch computes")
    // return .send(.delegate(.postponed(due)))
    _ = due
    return
  }

  func bindingIsDone(_ state: inout State, _ value0: Bool) {
    // What is done needs no date.
    if state.isDone { state.due = nil }
  }
}

extension TodoAction {
  enum Delegate: Equatable {
    case delete
    case postponed(Date)
  }
}
