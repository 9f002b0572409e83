import Foundation
import StateKit

/// Notes, whose screens close themselves in many ways.
///
/// Its handlers were the branches of a reducer in Notes.swift.
struct Notes: NotesReducing, ImportedFeature {
  typealias State = NotesState
  typealias Action = NotesAction

  enum Screen {
    typealias State = NotesScreenState
    typealias Action = NotesScreenAction
    typealias Alert = NotesScreenAlertAction
  }

  /// Not the buttons of the screen's alert.
  enum Alert: Equatable { case other }

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .notes(
      self,
      screen: .notesScreen(
        editor: NoteEditor().body,
        alert: .notesScreenAlert(),
        nothing: .notesScreenNothing()
      ),
      tags: Tags().body,
      path: .notesPath(attachment: Attachment().body)
    )
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { NoteEditor().allEffects + Tags().allEffects + Attachment().allEffects }

  func add(_ state: inout State) {
    state.screen = .editor(NoteEditor.State(text: ""))
  }

  func close(_ state: inout State) {
    state.screen = .nothing
  }

  func screenEditorDelegate(_ state: inout State, _ value0: NoteEditorAction.Delegate) {
    switch value0 {
    case .saved:
      state.saved += 1
    case _: break
    }
  }
}

extension NotesState {
  /// The order of the parameters before the import.
  @_disfavoredOverload
  init(
    screen: NotesScreenState? = nil,
    tags: TagsState? = nil,
    path: StackState<NotesPathState> = StackState(),
    saved: Int = 0
  ) {
    self.init(
      saved: saved,
      screen: screen,
      tags: tags,
      path: path
    )
  }
}

extension StackState where Element == NotesPathState {
  /// Shows a screen on top of the others.
  mutating func append(_ attachment: AttachmentState) { append(.attachment(attachment)) }
}

extension NotesScreenState {
  static var nothing: NotesScreenState { .nothing(NotesScreenNothingState()) }
}
