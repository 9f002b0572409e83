import Foundation
import StateKit

/// Two tabs that share a number, and one that only shows it.
///
/// Its handlers were the branches of a reducer in Tabs.swift.
struct Tabs: TabsReducing, ImportedFeature {
  typealias State = TabsState
  typealias Action = TabsAction

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .tabs(
      self,
      counter: CounterTab().body,
      profile: ProfileTab().body,
      sheet: SizeSheet().body
    )
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { CounterTab().allEffects + ProfileTab().allEffects + SizeSheet().allEffects }

  func sizeTapped(_ state: inout State) {
    state.sheet = SizeSheet.State()
  }
}
