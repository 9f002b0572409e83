import ComposableArchitecture
import Foundation

struct RowList: Reducer {
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State> = []
    @PresentationState var sheet: Sheet.State?
    @BindingState var title = ""
    var note = ""
    var status = Status.idle

    enum Status: Equatable {
      case idle
      case failed(String)
    }
  }

  enum Action: Equatable, BindableAction {
    case binding(BindingAction<State>)
    case row(id: Row.State.ID, action: Row.Action)
    case sheet(PresentationAction<Sheet.Action>)
    case loaded(TaskResult<[Row.State]>)
    case load
    case openSheet
  }

  @Dependency(\.rowClient) var rowClient
  @Dependency(\.mainQueue) var mainQueue

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce<State, Action> { state, action in
      switch action {
      case .binding(\.$title):
        state.note = "Title: \(state.title)"
        return .none
      case .binding: return .none
      case .load:
        // The rows come later.
        return .run { send in
          await send(.loaded(TaskResult { try await self.rowClient.rows() }))
        }
        .debounce(id: "load", for: .milliseconds(300), scheduler: self.mainQueue)
      case let .loaded(.success(rows)):
        state.rows = IdentifiedArray(uniqueElements: rows)
        return .none
      case let .loaded(.failure(error)):
        state.status = .failed(error.localizedDescription)
        return .none
      case let .row(id: id, action: .removeTapped):
        state.rows.remove(id: id)
        return .none
      case .row(_, .starTapped):
        state.note = "starred"
        return .none
      case .row:
        return .none
      case .openSheet:
        state.sheet = Sheet.State(text: state.title)
        return .none
      case .sheet(.presented(.saved(let text))):
        state.note = text
        state.sheet = nil
        return .none
      case .sheet:
        return .none
      }
    }
    .forEach(\.rows, action: /Action.row(id:action:)) { Row() }
    .ifLet(\.$sheet, action: /Action.sheet) { Sheet() }
    ._printChanges()
  }
}

struct Row: Reducer {
  struct State: Equatable, Identifiable {
    var id: Int
    var isStarred = false
  }
  enum Action: Equatable { case removeTapped, starTapped }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .removeTapped: return .none
    case .starTapped:
      state.isStarred.toggle()
      return .none
    }
  }
}

struct Sheet: Reducer {
  struct State: Equatable { var text: String }
  enum Action: Equatable {
    case saved(String)
    case saveTapped
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .saveTapped = action else { return .none }
      return .send(.saved(state.text))
    }
  }
}
