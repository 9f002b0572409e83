import Foundation
import StateKit

/// The handlers of `Row`, which were the branches of a reducer in RowList.swift.
struct Row: ImportedFeature {
  typealias State = RowState
  typealias Action = RowAction

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .row()
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [] }
}
