import ComposableArchitecture

/// Notes, whose screens close themselves in many ways.
@Reducer
struct Notes {
  @Reducer
  enum Screen {
    case editor(NoteEditor)
    case alert(AlertState<Alert>)
    case nothing

    @CasePathable
    enum Alert: Equatable { case discard }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var screen: Screen.State?
    @Presents var tags: Tags.State?
    var path = StackState<Attachment.State>()
    var saved = 0
  }

  enum Action {
    case add
    case close
    case screen(PresentationAction<Screen.Action>)
    case tags(PresentationAction<Tags.Action>)
    case path(StackActionOf<Attachment>)
    case alert(Alert)
  }

  /// Not the buttons of the screen's alert.
  enum Alert: Equatable { case other }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add:
        state.screen = .editor(NoteEditor.State(text: ""))
        return .none
      case .close:
        state.screen = .nothing
        return .none
      case .screen(.presented(.editor(.delegate(.saved)))):
        state.saved += 1
        return .none
      case .screen(.presented(.alert(.discard))):
        state.saved = 0
        return .none
      case .screen(.dismiss):
        state.saved = -1
        return .none
      case .path(.popFrom(id: _)):
        state.saved = -2
        return .none
      case .screen, .tags, .path, .alert:
        return .none
      }
    }
    .ifLet(\.$screen, action: \.screen)
    .ifLet(\.$tags, action: \.tags) { Tags() }
    .forEach(\.path, action: \.path) { Attachment() }
  }
}

@Reducer
struct NoteEditor {
  @ObservableState
  struct State: Equatable {
    var text: String
    var isDraft = false
    @Presents var alert: AlertState<Leave>?
  }

  enum Leave: Equatable { case yes, keepAndLeave }

  enum Action {
    case cancelTapped
    case closeTapped
    case discardTapped
    case doneTapped
    case leaveTapped
    case hideTapped
    case keepTapped
    case laterTapped
    case moveTapped
    case picked(Int)
    case publishTapped
    case quitTapped
    case saveTapped
    case loaded(Result<String, NoteError>)
    case delegate(Delegate)
    case alert(PresentationAction<Leave>)

    @CasePathable
    enum Delegate: Equatable {
      case saved
      case published(String)
    }
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.notes) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelTapped:
        return .run { _ in await self.dismiss(animation: .default) }

      case .closeTapped:
        // The draft is kept.
        return .merge(
          .run { _ in await client.keep() },
          .run { _ in await dismiss() }
        )

      case .discardTapped:
        return .run { [text = state.text] _ in
          await client.discard(text)
          await self.dismiss()
        }

      case .doneTapped:
        return .run { send in
          await send(.delegate(.saved))
          await self.dismiss()
        }

      case .leaveTapped:
        guard state.isDraft else {
          return .run { _ in await dismiss() }
        }
        return .none

      case .hideTapped:
        guard state.isDraft else { return .none }
        return .run { _ in await dismiss(animation: .default) }

      case .keepTapped:
        return hide()

      case .laterTapped:
        guard state.isDraft else { return .none }
        return .merge(
          .run { _ in await dismiss() },
          .send(.delegate(.published(state.text)), animation: .default)
        )

      case .moveTapped:
        if state.isDraft {
          return .merge(
            .run { _ in await dismiss() },
            .send(.delegate(.published(state.text)), animation: .default)
          )
        }
        return hide()

      case .publishTapped:
        state.isDraft = false
        return .merge(
          .run { _ in await dismiss() },
          .send(.delegate(.published(state.text)))
        )

      case .picked(0):
        return .none

      case .picked:
        return .run { _ in await dismiss() }

      case .quitTapped:
        return .run { _ in
          guard await client.mayQuit() else { return }
          await dismiss()
        }

      case .saveTapped:
        return .run { [text = state.text] _ in
          try await client.save(text)
          await dismiss()
        } catch: { error, _ in
          await dismiss()
          client.log(error)
        }

      case .loaded(.success(let text)):
        state.text = text
        return .none

      case .loaded(.failure):
        return .run { _ in
          await client.keep()
          await dismiss()
        }

      case .alert(.presented(.yes)):
        return .run { _ in await dismiss() }

      case .alert(.presented(.keepAndLeave)):
        return .merge(
          .run { _ in await client.keep() },
          .run { _ in await dismiss() }
        )

      case .delegate, .alert:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension NoteEditor {
  private func hide() -> Effect<Action> {
    .run { _ in
      await client.keep()
      await dismiss(animation: .default)
    }
  }
}

@Reducer
struct Tags {
  @ObservableState
  struct State: Equatable {
    var names: [String] = []
  }

  enum Action {
    case cancelTapped
    case closeTapped
    case keepTapped
    case saveTapped
    case shareTapped
    case chosen(Int)
  }

  @Dependency(\.dismiss) private var close
  @Dependency(\.notes) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelTapped:
        return .run { _ in await close() }
      case .closeTapped:
        return .run { _ in await leave() }
      case .keepTapped:
        return .run { _ in
          await client.keep()
          await close()
        }
      case .saveTapped:
        return .merge(.run { _ in await close() }, .send(.chosen(0)))
      case .shareTapped:
        return .run { _ in await client.perform(close) }
      case .chosen:
        return .none
      }
    }
  }

  private func leave() async {
    await client.keep()
    await close()
  }
}

/// It has an action of the name already.
@Reducer
struct Attachment {
  @ObservableState
  struct State: Equatable {
    var name = ""
  }

  enum Action {
    case dismiss
    case removeTapped
    case saveTapped
    case done
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.notes) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .dismiss:
        return .run { _ in await self.dismiss() }
      case .removeTapped:
        return .run { _ in
          await client.keep()
          await self.dismiss()
        }
      case .saveTapped:
        return .merge(.send(.done), .run { _ in await self.dismiss() })
      case .done:
        return .none
      }
    }
  }
}
