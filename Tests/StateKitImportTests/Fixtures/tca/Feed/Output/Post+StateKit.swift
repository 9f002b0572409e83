import Foundation
import StateKit

/// The handlers of `Post`, which were the branches of a reducer in Feed.swift.
struct Post: ImportedFeature {
  typealias State = PostState
  typealias Action = PostAction

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .post()
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [] }
}

extension PostState {
  init(id: UUID = UUID(), title: String) { self.id = id; self.title = title }
}

extension PostAction {
  /// The action with its default values.
  static func later() -> PostAction {
    .later(.now)
  }
}
