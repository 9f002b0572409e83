import ComposableArchitecture

@Reducer
struct Profile {
  @Reducer
  struct Editor {
    @ObservableState
    struct State: Equatable {
      var draft: String
      var isDirty = false
      var picture: Picture.State?
    }

    enum Action: Equatable {
      case typed(String)
      case saved
      case picture(Picture.Action)
      case addPicture
    }

    /// A picture, within the editor.
    @Reducer
    struct Picture {
      struct State: Equatable { var zoom: Int = 1 }
      enum Action: Equatable { case zoomIn, zoomOut, remove }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .zoomIn: state.zoom += 1; return .none
          case .zoomOut: state.zoom = max(1, state.zoom - 1); return .none
          case .remove: return .none
          }
        }
      }
    }

    var body: some ReducerOf<Self> {
      Reduce(core)
        .ifLet(\.picture, action: \.picture) { Picture() }
    }

    private func core(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .typed(let text):
        state.draft = text
        state.isDirty = true
        return .none
      case .saved:
        state.isDirty = false
        return .none
      case .picture(.remove):
        state.picture = nil
        return .none
      case .picture:
        return .none
      case .addPicture:
        state.picture = Picture.State()
        return .none
      }
    }
  }

  @ObservableState
  struct State: Equatable {
    var name: Name
    var badge = Badge.State()
    var editor: Editor.State?
    var lastBadge = 0

    struct Name: Equatable, Sendable {
      var first: String
      var last: String
    }

    enum Kind { case own, other }
    var kind = Kind.own
  }

  enum Action: Equatable {
    case badge(Badge.Action)
    case editor(Editor.Action)
    case editTapped
    case doneTapped
  }

  let maximum: Int

  init(maximum: Int = 3) { self.maximum = maximum }

  var body: some ReducerOf<Self> {
    Scope(state: \.badge, action: \.badge) {
      Badge(step: 2)
    }
    Reduce { state, action in
      switch action {
      case .badge(.counted(let count)) where count > maximum:
        state.lastBadge = maximum
        return .none
      case .badge(.counted(let count)):
        state.lastBadge = count
        return .none
      case .badge:
        return .none
      case .editor(let editor):
        switch editor {
        case .saved:
          guard let draft = state.editor?.draft else { return .none }
          state.name.first = draft
          return .send(.doneTapped)
        case .typed, .addPicture:
          return .none
        case .picture(.zoomIn):
          return .none
        case .picture:
          return .none
        }
      case .editTapped:
        state.editor = Editor.State(draft: state.name.first)
        return .none
      case .doneTapped:
        state.editor = nil
        return .none
      }
    }
    .ifLet(\.editor, action: \.editor) {
      Editor()
    }
  }
}
