import Foundation
import StateKit

/// The handlers of `Editor`, which were the branches of a reducer in Profile.swift.
struct ProfileEditor: EditorReducing, ImportedFeature {
  typealias State = EditorState
  typealias Action = EditorAction
  typealias Picture = ProfileEditorPicture

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .editor(self, picture: Picture().body)
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { Picture().allEffects }

  func addPicture(_ state: inout State) {
    state.picture = Picture.State()
  }
}
