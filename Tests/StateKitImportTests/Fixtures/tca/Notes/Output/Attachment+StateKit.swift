import Dependencies
import Foundation
import StateKit

/// It has an action of the name already.
///
/// Its handlers were the branches of a reducer in Notes.swift.
struct Attachment: AttachmentReducing, ImportedFeature {
  typealias State = AttachmentState
  typealias Action = AttachmentAction

  @Dependency(\.notes) var client

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .attachment(self)
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [] }

  func removeTapped(_ state: inout State) {
    #warning("statekit-import: the effect dismisses the domain beside other work")
    // return .run { _ in
    //   await client.keep()
    //   await self.dismiss()
    // }
    return
  }

  func saveTapped(_ state: inout State) {
    #warning("statekit-import: the domain is dismissed beside other effects")
    // return .merge(.send(.done), .run { _ in await self.dismiss() })
    return
  }
}
