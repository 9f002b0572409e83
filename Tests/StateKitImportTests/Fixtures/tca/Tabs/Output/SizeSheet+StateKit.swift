import Foundation
import StateKit

/// The handlers of `SizeSheet`, which were the branches of a reducer in Tabs.swift.
struct SizeSheet: ImportedFeature {
  typealias State = SizeSheetState
  typealias Action = SizeSheetAction

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .sizeSheet()
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [] }
}
