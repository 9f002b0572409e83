import Foundation
import StateKit

/// A feature with
/// two lines of documentation.
///
/// Its handlers were the branches of a reducer in Layout.swift.
struct Layout: LayoutReducing, ImportedFeature {
  typealias State = LayoutState
  typealias Action = LayoutAction

  // MARK: Helpers
  /// Used below.
  private func half(_ number: Int) -> Int { number / 2 } // rounded down

  static let step = 3 // a constant

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .layout(self)
  }

  #warning("statekit-import: branches under '#if'")
  // #if DEBUG
  // case .debugReset:
  //   state.debugCount = 0
  //   return .none
  // #endif

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [] }

  func jump(_ state: inout State, _ far: Int, over: Int) {
    // both
    // Compute.
    let sum = far // a
      + over // b
    state.count +=
      sum
    /* Before the effect. */
  }

  func even(_ state: inout State, _ value0: Int) {
    switch value0 {
    case let number where number.isMultiple(of: 2):
      state.b = half(number)
      if state.b > 3 { // big
        state.c = """
          many
            lines
          """
      }
    case _:
      state.c = "none"
    }
  }

  func odd(_ state: inout State, _ value0: Int) {
    switch value0 {
    case let number where !number.isMultiple(of: 2):
      state.b = half(number)
      if state.b > 3 { // big
        state.c = """
          many
            lines
          """
      }
    case _:
      state.c = "none"
    }
  }
}
