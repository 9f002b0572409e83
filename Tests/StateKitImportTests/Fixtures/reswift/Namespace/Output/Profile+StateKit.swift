import StateKit

/// The handlers of `Profile`, which were the branches of a reducer in Reducers.swift.
struct ProfileReducer: ProfileReducing {
  private static let whole = ProfileReducer().body

  /// Changes the state by an action of the domain or of those below it.
  func reduce(into state: inout ProfileState, action: ProfileAction) {
    ProfileReducer.whole.reduce(&state, action)
  }

  private let bonus = 0

  private func limited(_ visits: Int) -> Int { min(visits, maximum) }

  private let maximum = 100

  /// What 'setSession' of another domain changes here.
  func setSession(_ state: inout ProfileState, _ session: Session) {
    state = ProfileState(session: session, visits: state.visits)
  }

  /// What 'noSession' of another domain changes here.
  func noSession(_ state: inout ProfileState) {
    state.session = nil
  }

  /// The reducer of the domain and of those below it.
  var body: Reducer<ProfileState, ProfileAction> {
    .profile(self)
  }

  func countVisits(_ state: inout ProfileState, amount: Int) {
    state.visits = limited(state.visits + amount) + Reducers.base + bonus
  }
}
