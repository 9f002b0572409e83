import Foundation
import StateKit

/// The handlers of `CounterTab`, which were the branches of a reducer in Tabs.swift.
struct CounterTab: ImportedFeature {
  typealias State = CounterTabState
  typealias Action = CounterTabAction

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .counterTab()
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [] }
}
