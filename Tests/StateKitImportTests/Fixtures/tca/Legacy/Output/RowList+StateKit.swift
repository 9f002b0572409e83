import Dependencies
import Foundation
import StateKit

/// The handlers of `RowList`, which were the branches of a reducer in RowList.swift.
struct RowList: RowListReducing, ImportedFeature {
  typealias State = RowListState
  typealias Action = RowListAction

  @Dependency(\.rowClient) var rowClient
  @Dependency(\.mainQueue) var mainQueue

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .rowList(self, row: Row().body, sheet: Sheet().body)
  }

  /// The closures of the effects: `store.sideEffects.register(RowList().effects)`.
  var effects: RowListEffects {
    RowListEffects(
      loadEffect: {
        await TaskResult { try await self.rowClient.rows() }
      }
    )
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [effects] + Row().allEffects + Sheet().allEffects }

  func loaded(_ state: inout State, _ value0: TaskResult<[RowState]>) {
    switch value0 {
    case .success(let rows):
      state.rows = IdentifiedArray(uniqueElements: rows)
    case .failure(let error):
      state.status = .failed(error.localizedDescription)
    }
  }

  func openSheet(_ state: inout State) {
    state.sheet = Sheet.State(text: state.title)
  }

  func bindingTitle(_ state: inout State, _ value0: String) {
    state.note = "Title: \(state.title)"
  }

  func rowRemoveTapped(_ state: inout State, row id: RowState.ID) {
    state.rows.remove(id: id)
  }
}

extension RowListState {
  /// The order of the parameters before the import.
  @_disfavoredOverload
  init(
    rows: IdentifiedArray<RowState> = [],
    sheet: SheetState? = nil,
    title: String = "",
    note: String = "",
    status: RowListState.Status = RowListState.Status.idle
  ) {
    self.init(
      title: title,
      note: note,
      status: status,
      row: rows,
      sheet: sheet
    )
  }

  /// The child's name before the import.
  var rows: IdentifiedArray<RowState> {
    get { row }
    _modify { yield &row }
  }

  enum Status: Equatable {
    case idle
    case failed(String)
  }
}
