import ComposableArchitecture
import SwiftUI

@Reducer
struct Todos {
  @ObservableState
  struct State: Equatable {
    enum Filter: LocalizedStringKey, CaseIterable, Hashable {
      case all = "All"
      case active = "Active"
      case done = "Done"
    }

    var editMode = EditMode.inactive
    var filter: Filter = .all
    var todos: IdentifiedArrayOf<Todo.State> = []
    var deletions = 0

    /// Those that the filter shows.
    var shown: IdentifiedArrayOf<Todo.State> {
      switch filter {
      case .all: todos
      case .active: todos.filter { !$0.isDone }
      case .done: todos.filter(\.isDone)
      }
    }
  }

  enum Action: BindableAction, Sendable {
    case addTapped
    case binding(BindingAction<State>)
    case clearDoneTapped
    case delete(IndexSet)
    case move(IndexSet, to: Int)
    case sortDone
    case todos(IdentifiedActionOf<Todo>)
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.uuid) var uuid
  private enum CancelID { case sort }

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.todos.insert(Todo.State(id: self.uuid()), at: 0)
        return .none

      case .binding(\.filter), .binding(\.editMode):
        return .none

      case .binding:
        return .none

      case .clearDoneTapped:
        state.todos.removeAll(where: \.isDone)
        return .none

      case let .delete(offsets):
        let shown = state.shown
        for offset in offsets {
          state.todos.remove(id: shown[offset].id)
        }
        state.deletions += offsets.count
        return .none

      case var .move(source, destination):
        if state.filter == .done {
          source = IndexSet(source.compactMap { state.todos.index(id: state.shown[$0].id) })
          destination = min(destination, state.todos.count)
        }
        state.todos.move(fromOffsets: source, toOffset: destination)
        return .run { send in
          try await self.clock.sleep(for: .milliseconds(100))
          await send(.sortDone)
        }

      case .sortDone:
        state.todos.sort { $1.isDone && !$0.isDone }
        return .none

      // A deleted row goes at once.
      case .todos(.element(id: let id, action: .delegate(.delete))):
        state.todos.remove(id: id)
        state.deletions += 1
        return .none

      case .todos(.element(id: _, action: .binding(\.isDone))):
        return .run { send in
          try await self.clock.sleep(for: .seconds(1))
          await send(.sortDone)
        }
        .cancellable(id: CancelID.sort, cancelInFlight: true)

      case .todos:
        return .none
      }
    }
    .forEach(\.todos, action: \.todos) {
      Todo()
    }
  }
}
