import Dependencies
import Foundation
import StateKit
import SwiftUI

/// The handlers of `Todos`, which were the branches of a reducer in Todos.swift.
struct Todos: TodosReducing, ImportedFeature {
  typealias State = TodosState
  typealias Action = TodosAction

  @Dependency(\.continuousClock) var clock
  @Dependency(\.uuid) var uuid

  private enum CancelID { case sort }

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .todos(self, todos: Todo().body)
  }

  /// The closures of the effects: `store.sideEffects.register(Todos().effects)`.
  var effects: TodosEffects {
    TodosEffects(
      moveEffect: { source, destination in
        AsyncStream<Action>.sending { send in
          try await self.clock.sleep(for: .milliseconds(100))
          await send(.sortDone)
        }
      },
      todosBindingIsDoneEffect: { _, _ in
        AsyncStream<Action>.sending { send in
          try await self.clock.sleep(for: .seconds(1))
          await send(.sortDone)
        }
      }
    )
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [effects] + Todo().allEffects }

  func addTapped(_ state: inout State) {
    state.todos.insert(Todo.State(id: self.uuid()), at: 0)
  }

  func clearDoneTapped(_ state: inout State) {
    state.todos.removeAll(where: \.isDone)
  }

  func delete(_ state: inout State, _ offsets: IndexSet) {
    let shown = state.shown
    for offset in offsets {
      state.todos.remove(id: shown[offset].id)
    }
    state.deletions += offsets.count
  }

  func move(_ state: inout State, _ source: IndexSet, to destination: Int) {
    var source = source
    var destination = destination
    if state.filter == .done {
      source = IndexSet(source.compactMap { state.todos.index(id: state.shown[$0].id) })
      destination = min(destination, state.todos.count)
    }
    state.todos.move(fromOffsets: source, toOffset: destination)
  }

  func sortDone(_ state: inout State) {
    state.todos.sort { $1.isDone && !$0.isDone }
  }

  func todosDelegate(_ state: inout State, todos: TodoState.ID, _ value0: TodoAction.Delegate) {
    switch value0 {
    case .delete:
      let id = todos
      // A deleted row goes at once.
      state.todos.remove(id: id)
      state.deletions += 1
    case _: break
    }
  }
}

extension TodosState {
  enum Filter: LocalizedStringKey, CaseIterable, Hashable {
    case all = "All"
    case active = "Active"
    case done = "Done"
  }

  /// Those that the filter shows.
  var shown: IdentifiedArrayOf<Todo.State> {
    switch filter {
    case .all: todos
    case .active: todos.filter { !$0.isDone }
    case .done: todos.filter(\.isDone)
    }
  }
}
