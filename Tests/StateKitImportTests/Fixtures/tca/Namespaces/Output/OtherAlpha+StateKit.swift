import Foundation
import StateKit

/// The handlers of `OtherAlpha`, which were the branches of a reducer in Namespaces.swift.
struct OtherAlpha: OtherAlphaReducing, ImportedFeature {
  typealias State = OtherAlphaState
  typealias Action = OtherAlphaAction

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .otherAlpha(self)
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [] }

  func tick(_ state: inout State) {
    func add(_ number: Int) { state.count += number }
    add(1)
  }

  func tock(_ state: inout State, every: Int, _ value1: Int) {
    switch (every, value1) {
    case (1, let second):
      state.count = second
    case (let first, 2...):
      state.count = first
    case (_, _):
      break
    }
  }
}

extension Other {
  typealias Alpha = OtherAlpha
}
