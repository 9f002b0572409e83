import Foundation
import StateKit

/// The handlers of `Profile`, which were the branches of a reducer in Profile.swift.
struct Profile: ProfileReducing, ImportedFeature {
  typealias State = ProfileState
  typealias Action = ProfileAction
  typealias Editor = ProfileEditor

  let maximum: Int

  init(maximum: Int = 3) { self.maximum = maximum }

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .profile(self, badge: Badge(step: 2).body, editor: Editor().body)
  }

  /// The closures of the effects: `store.sideEffects.register(Profile().effects)`.
  var effects: ProfileEffects {
    ProfileEffects(
      editorSavedEffect: { editor in
        AsyncStream<Action>.sending { send in
          guard editor?.draft != nil else {
            return
          }
          await send(.doneTapped)
        }
      }
    )
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [effects] + Badge(step: 2).allEffects + Editor().allEffects }

  func editTapped(_ state: inout State) {
    state.editor = Editor.State(draft: state.name.first)
  }

  func badgeCounted(_ state: inout State, _ value0: Int) {
    switch value0 {
    case let count where count > maximum:
      state.lastBadge = maximum
    case let count:
      state.lastBadge = count
    }
  }

  func editorSaved(_ state: inout State) {
    guard let draft = state.editor?.draft else { return }
    state.name.first = draft
  }
}

extension ProfileState {
  /// The order of the parameters before the import.
  @_disfavoredOverload
  init(
    name: ProfileState.Name,
    badge: BadgeState = Badge.State(),
    editor: EditorState? = nil,
    lastBadge: Int = 0,
    kind: ProfileState.Kind = ProfileState.Kind.own
  ) {
    self.init(
      name: name,
      lastBadge: lastBadge,
      kind: kind,
      badge: badge,
      editor: editor
    )
  }

  struct Name: Equatable, Sendable {
    var first: String
    var last: String
  }

  enum Kind { case own, other }
}
