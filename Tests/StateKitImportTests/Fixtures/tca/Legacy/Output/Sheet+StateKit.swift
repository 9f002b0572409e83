import Foundation
import StateKit

/// The handlers of `Sheet`, which were the branches of a reducer in RowList.swift.
struct Sheet: ImportedFeature {
  typealias State = SheetState
  typealias Action = SheetAction

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .sheet()
  }

  #warning("statekit-import: a reducer without a switch over its actions")
  // guard case .saveTapped = action else { return .none }
  // return .send(.saved(state.text))

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [] }
}
