import Foundation
import StateKit

/// A picture, within the editor.
///
/// Its handlers were the branches of a reducer in Profile.swift.
struct ProfileEditorPicture: PictureReducing, ImportedFeature {
  typealias State = PictureState
  typealias Action = PictureAction

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .picture(self)
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [] }

  func zoomOut(_ state: inout State) {
    state.zoom = max(1, state.zoom - 1);
  }
}
