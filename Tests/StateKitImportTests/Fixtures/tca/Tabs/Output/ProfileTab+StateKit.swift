import Foundation
import StateKit

/// The handlers of `ProfileTab`, which were the branches of a reducer in Tabs.swift.
struct ProfileTab: ImportedFeature {
  typealias State = ProfileTabState
  typealias Action = ProfileTabAction

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .profileTab()
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [] }
}
