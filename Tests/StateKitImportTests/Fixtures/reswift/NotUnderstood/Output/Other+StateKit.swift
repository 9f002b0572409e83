import StateKit

/// The handlers of `Other`, which were the branches of a reducer in Feed.swift.
struct OtherReducer: OtherReducing {
  private static let whole = OtherReducer().body

  /// Changes the state by an action of the domain or of those below it.
  func reduce(into state: inout OtherState, action: OtherAction) {
    OtherReducer.whole.reduce(&state, action)
  }

  /// The reducer of the domain and of those below it.
  var body: Reducer<OtherState, OtherAction> {
    .other(self)
  }

  func tick(_ state: inout OtherState, time: Int) {
    let clock: () -> Int = { 0 }
    state.value = clock()
  }
}
