import Foundation
import StateKit

/// The handlers of `Terms`, which were the branches of a reducer in Onboarding.swift.
struct Terms: ImportedFeature {
  typealias State = TermsState
  typealias Action = TermsAction

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .terms()
  }

  #warning("statekit-import: a reducer without a switch over its actions")
  // if action == .scrolledToEnd { state.isRead = true }
  // return .none

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [] }
}
