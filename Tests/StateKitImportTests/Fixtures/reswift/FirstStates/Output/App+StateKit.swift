import StateKit

/// The handlers of `App`, which were the branches of a reducer in App.swift.
struct AppReducer: AppReducing {
  private static let whole = AppReducer().body

  /// Changes the state by an action of the domain or of those below it.
  func reduce(into state: inout AppState, action: AppAction) {
    AppReducer.whole.reduce(&state, action)
  }

  /// The reducer of the domain and of those below it.
  var body: Reducer<AppState, AppAction> {
    .app(
      self,
      part: PartReducer().body,
      user: UserReducer().body,
      theme: ThemeReducer().body
    )
  }

  func added(_ state: inout AppState, n: Int) {
    BoxReducer().added(&state.part.box, n)
    CounterReducer().added(&state.part.counter, n)
    state.level += n
  }

  func named(_ state: inout AppState, name: String) {
    UserReducer().named(&state.user, name)
    ThemeReducer().named(&state.theme, name)
  }
}

extension AppState {
  /// The order of the parameters before the import.
  @_disfavoredOverload
  init(
    part: PartState = PartState(),
    user: UserState,
    theme: ThemeState = ThemeState(),
    level: Int = 1,
    launches: Int
  ) {
    self.init(
      level: level,
      launches: launches,
      part: part,
      user: user,
      theme: theme
    )
  }
}
