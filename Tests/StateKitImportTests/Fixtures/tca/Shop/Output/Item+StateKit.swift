import Foundation
import StateKit

/// The handlers of `Item`, which were the branches of a reducer in Shop.swift.
struct Item: ImportedFeature {
  typealias State = ItemState
  typealias Action = ItemAction

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .item()
  }

  #warning("statekit-import: a reducer without a switch over its actions")
  // state.taps += 1
  // return .none

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [] }
}
