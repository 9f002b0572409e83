import Dependencies
import Foundation
import StateKit

/// The handlers of `NoteEditor`, which were the branches of a reducer in Notes.swift.
struct NoteEditor: NoteEditorReducing, ImportedFeature {
  typealias State = NoteEditorState
  typealias Action = NoteEditorAction
  typealias Leave = NoteEditorAlertAction

  @Dependency(\.notes) var client

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .noteEditor(self, alert: .noteEditorAlert())
  }

  /// The closures of the effects: `store.sideEffects.register(NoteEditor().effects)`.
  var effects: NoteEditorEffects {
    NoteEditorEffects(
      closeTappedEffect: {
        await client.keep()
      },
      discardTappedEffect: { text in
        await client.discard(text)
      },
      doneTappedEffect: {
        AsyncStream<Action>.sending { send in
          await send(.delegate(.saved))
          await send(.dismiss)
        }
      },
      keepTappedEffect: {
        await client.keep()
      },
      quitTappedEffect: {
        AsyncStream<Action>.sending { send in
          guard await client.mayQuit() else { return }
          await send(.dismiss)
        }
      },
      saveTappedEffect: { text in
        AsyncStream<Action>.sending { send in
          try await client.save(text)
          await send(.dismiss)
        } catch: { error, send in
          await send(.dismiss)
          client.log(error)
        }
      },
      alertKeepAndLeaveEffect: {
        await client.keep()
      },
      leaveTappedEffect: { isDraft in
        AsyncStream<Action>.sending { send in
          guard isDraft else {
            await send(.dismiss)
            return
          }
        }
      },
      laterTappedEffect: { text in
        AsyncStream<Action>.sending { send in
          await send(.delegate(.published(text)))
          await send(.dismiss)
        }
      },
      moveTappedEffect: { values in
        let (isDraft, text) = (values.isDraft, values.text)
        return AsyncStream<Action>.sending { send in
          if isDraft {
            await send(.delegate(.published(text)))
            await send(.dismiss)
            return
          }
          await client.keep()
          await send(.dismiss)
        }
      },
      publishTappedEffect: { text in
        AsyncStream<Action>.sending { send in
          await send(.delegate(.published(text)))
          await send(.dismiss)
        }
      },
      pickedEffect: { value0 in
        AsyncStream<Action>.sending { send in
          switch value0 {
          case 0:
            break
          case _:
            await send(.dismiss)
          }
        }
      },
      loadedEffect: { value0 in
        AsyncStream<Action>.sending { send in
          switch value0 {
          case .success:
            break
          case .failure:
            await client.keep()
            await send(.dismiss)
          }
        }
      },
      alertKeepAndLeaveEffect2: {
        AsyncStream<Action>.sending { send in
          await send(.dismiss)
        }
      }
    )
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [effects] }

  func leaveTapped(_ state: inout State) {
    guard state.isDraft else {
      return
    }
  }

  func moveTapped(_ state: inout State) {
    if state.isDraft {
      return
    }
  }

  func picked(_ state: inout State, _ value0: Int) {}

  func loaded(_ state: inout State, _ value0: Result<String, NoteError>) {
    switch value0 {
    case .success(let text):
      state.text = text
    case .failure:
      break
    }
  }
}

extension NoteEditorAction {
  enum Delegate: Equatable {
    case saved
    case published(String)
  }
}
