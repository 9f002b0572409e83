import StateKit

extension Laws {
  /// A store handles an action and the actions that its bridges derive, and ends with the state of the
  /// reducer.
  func checkStore() {
    for action in samples.prefix(80) {
      let trace = Trace<Action>()
      let store = Facts.store(
        AnyMiddleware { action, _, _ in
          trace.actions.append(action)
          return .doNothing
        }
      )
      store.dispatch(action)
      let before = Facts.state(0)
      var state = before
      Facts.reducer.reduce(&state, action)
      var expected = [action]
      for derived in Facts.bridged(action, before, state) where derived.isWanted?(state) ?? true {
        Facts.reducer.reduce(&state, derived.action)
        expected.append(derived.action)
      }
      expect(
        expected.count == trace.actions.count
          && zip(expected, trace.actions).allSatisfy { Facts.isSame($0, $1) },
        "\(action) gives \(trace.actions), not \(expected)"
      )
      expect(Facts.isSame(state, store.state), "\(action) makes \(store.state) in the store, not \(state)")
    }
  }

  /// A store dispatches the action of a leaf when its bound property is set.
  func bound(_ leaf: Int, _ set: (Store<State, Action>) -> Void) {
    let trace = Trace<Action>()
    let store = Facts.store(
      AnyMiddleware { action, _, _ in
        trace.actions.append(action)
        return .doNothing
      }
    )
    set(store)
    expect(
      trace.actions.first.map { Facts.isSame($0, samples[leaf]) } ?? false,
      "the bound property of \(samples[leaf]) dispatches \(trace.actions)"
    )
  }
}

@MainActor
final class Trace<Action> {
  var actions: [Action] = []
}

/// Checks a tree, and prints the result.
@MainActor
func check<Facts: DomainFacts>(_ facts: Facts.Type, ofSchema schema: Int, isRoot: Bool) {
  Report.schema = schema
  let laws = Laws<Facts>()
  laws.checkAll()
  if isRoot { laws.checkStore() }
}
