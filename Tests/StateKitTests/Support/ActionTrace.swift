import StateKit

/// A store that records each action with its source.
@MainActor
struct ActionTrace<State: Sendable, Action: Sendable> {
  let store: Store<State, Action>
  private let recorder = Recorder<(action: Action, source: ActionSource)>()

  init(
    _ state: State,
    _ reducer: Reducer<State, Action>,
    _ middleware: any Middleware<Action, Action, State> = IdentityMiddleware<Action, Action, State>()
  ) {
    let recording = AnyMiddleware<Action, Action, State> { [recorder] action, source, _ in
      recorder.append((action, source))
      return .doNothing
    }
    store = Store(initialState: state, reducer: reducer, middleware: recording.composed(with: middleware))
  }

  var actions: [Action] { recorder.all.map(\.action) }
  var sources: [ActionSource] { recorder.all.map(\.source) }
}

extension ActionTrace<AppState, AppAction> {
  static func app(
    _ middleware: any Middleware<AppAction, AppAction, AppState>,
    _ state: AppState = AppState()
  ) -> Self {
    ActionTrace(state, .app(), middleware)
  }
}
