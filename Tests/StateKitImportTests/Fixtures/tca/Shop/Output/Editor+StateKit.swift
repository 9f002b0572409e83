import Foundation
import StateKit

/// The handlers of `Editor`, which were the branches of a reducer in Shop.swift.
struct ShopEditor: ImportedFeature {
  typealias State = EditorState
  typealias Action = EditorAction

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .editor()
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [] }
}
