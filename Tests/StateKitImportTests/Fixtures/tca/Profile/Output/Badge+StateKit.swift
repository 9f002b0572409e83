import Foundation
import StateKit

/// The handlers of `Badge`, which were the branches of a reducer in Badge.swift.
struct Badge: BadgeReducing, ImportedFeature {
  typealias State = BadgeState
  typealias Action = BadgeAction

  let step: Int

  /// A helper.
  static func limited(_ count: Int) -> Int { min(count, 99) }

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .badge(self)
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [] }

  func tapped(_ state: inout State) {
    state.count += step
  }
}

extension BadgeState: CustomStringConvertible {
  var text: String { String(Badge.limited(count)) }
  var description: String { text }
}

extension BadgeAction {
  static let all: [Badge.Action] = [.tapped]
}
