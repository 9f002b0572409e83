@testable import StateKit

/// The numbers of the domains that a reducer touches for an action.
func touched<Action: DomainAction>(
  by reducer: Reducer<Action.DomainState, Action>,
  _ action: Action,
  from state: Action.DomainState
) -> [Int] {
  var state = state
  let count = Action.actionTree.domainCount
  var touched = TouchedDomains(domainCount: count)
  reducer.body(&state, action, &touched)
  return (0..<count).filter { touched.overlaps($0..<$0 + 1) }
}
