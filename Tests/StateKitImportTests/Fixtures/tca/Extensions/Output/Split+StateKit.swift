import Foundation
import StateKit

/// The handlers of `Split`, which were the branches of a reducer in Split.swift.
struct Split: SplitReducing, ImportedFeature {
  typealias State = SplitState
  typealias Action = SplitAction

  let step: Int

  enum Mode: Equatable { case a, b }

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .split(self)
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [] }

  func add(_ state: inout State, _ number: Int) {
    let limit = state.limit
    func clamp(_ number: Int) -> Int { min(number, limit) }
    state.value = clamp(state.value + number * step)
  }

  func report(_ state: inout State) {
    #warning("statekit-import: an effect that takes 'limit', which the reducer computes")
    // return .run { _ in print(limit) }
  }

  func copy(_ state: inout State, _ value0: Int?) {
    switch value0 {
    case let other?:
      state.value = other
    case nil:
      break
    }
  }
}

extension SplitState {
  var computed: Int { get { value } set { value = newValue } }
  static let standard = SplitState()

  mutating func bump() { value += 1 }
}
