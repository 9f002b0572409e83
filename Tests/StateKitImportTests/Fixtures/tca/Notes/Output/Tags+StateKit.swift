import Dependencies
import Foundation
import StateKit

/// The handlers of `Tags`, which were the branches of a reducer in Notes.swift.
struct Tags: TagsReducing, ImportedFeature {
  typealias State = TagsState
  typealias Action = TagsAction

  @Dependency(\.notes) var client

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .tags(self)
  }

  /// The closures of the effects: `store.sideEffects.register(Tags().effects)`.
  var effects: TagsEffects {
    TagsEffects(
      keepTappedEffect: {
        await client.keep()
      }
    )
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [effects] }

  func closeTapped(_ state: inout State) {
    #warning("statekit-import: the effect calls 'leave', which dismisses the domain")
    // return .run { _ in await leave() }
    return
  }

  func shareTapped(_ state: inout State) {
    #warning("statekit-import: the effect hands 'close' on")
    // return .run { _ in await client.perform(close) }
    return
  }
}
