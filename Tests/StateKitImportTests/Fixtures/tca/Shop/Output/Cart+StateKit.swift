import Foundation
import StateKit

/// The handlers of `Cart`, which were the branches of a reducer in Shop.swift.
struct Cart: ImportedFeature {
  typealias State = CartState
  typealias Action = CartAction

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .cart()
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [] }
}
