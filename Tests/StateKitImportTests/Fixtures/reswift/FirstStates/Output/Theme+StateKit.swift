import StateKit

/// The handlers of `Theme`, which were the branches of a reducer in App.swift.
struct ThemeReducer {
  private static let whole = ThemeReducer().body

  /// Changes the state by an action of the domain or of those below it.
  func reduce(into state: inout ThemeState, action: ThemeAction) {
    ThemeReducer.whole.reduce(&state, action)
  }

  /// What 'named' of another domain changes here.
  func named(_ state: inout ThemeState, _ name: String) {
    state.name = name
  }

  /// The reducer of the domain and of those below it.
  var body: Reducer<ThemeState, ThemeAction> {
    .theme()
  }
}

extension ThemeState {
  static let dark = ThemeState(name: "dark")
}
