import Foundation
import StateKit

/// The handlers of `Root`, which were the branches of a reducer in Namespaces.swift.
struct Root: RootReducing, ImportedFeature {
  typealias State = RootState
  typealias Action = RootAction

  enum Screen {
    typealias State = RootScreenState
    typealias Action = RootScreenAction
  }

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .root(
      self,
      alphas: Features.Alpha(maximum: 3).body,
      screen: .rootScreen(beta: FeaturesBeta().body, alpha: OtherAlpha().body),
      other: Other.Alpha().body,
      dialog: .rootDialog(),
      sheet: Features.Beta().body
    )
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { Features.Alpha(maximum: 3).allEffects + FeaturesBeta().allEffects + OtherAlpha().allEffects + Other.Alpha().allEffects + Features.Beta().allEffects }

  func show(_ state: inout State) {
    state.sheet = Features.Beta.State(value: 3)
    state.screen = .beta(.init())
  }

  func alphasNested(_ state: inout State, alphas: FeaturesAlphaState.ID, _ value0: FeaturesAlphaAction.Inner) {
    switch value0 {
    case .a(let number):
      let id = alphas
      state.alphas[id: id]?.action = number
    case _: break
    }
  }

  func screenBetaDone(_ state: inout State, _ value0: Int) {
    state.screen = .alpha(Other.Alpha.State())
  }

  func dialogNo(_ state: inout State, _ count: Int) {
    state.other.count = count
  }
}

extension RootAction {
  typealias Dialog = RootDialogAction
}
