import StateKit

/// The handlers of `Box`, which were the branches of a reducer in App.swift.
struct BoxReducer {
  private static let whole = BoxReducer().body

  /// Changes the state by an action of the domain or of those below it.
  func reduce(into state: inout BoxState, action: BoxAction) {
    BoxReducer.whole.reduce(&state, action)
  }

  /// What 'added' of another domain changes here.
  func added(_ state: inout BoxState, _ n: Int) {
    state.size += n
  }

  /// The reducer of the domain and of those below it.
  var body: Reducer<BoxState, BoxAction> {
    .box()
  }
}
