import Foundation
import StateKit

/// The handlers of `Beta`, which were the branches of a reducer in Namespaces.swift.
struct FeaturesBeta: ImportedFeature {
  typealias State = BetaState
  typealias Action = BetaAction

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .beta()
  }

  /// The closures of the effects: `store.sideEffects.register(FeaturesBeta().effects)`.
  var effects: BetaEffects {
    BetaEffects(
      tappedEffect: { value in
        value + 1
      }
    )
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [effects] }
}

extension Features {
  typealias Beta = FeaturesBeta
}
