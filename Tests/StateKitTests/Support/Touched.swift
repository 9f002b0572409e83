@testable import StateKit

/// The numbers of the domains that a reducer of the app touches: 0 is the app, 1 lifecycle, 2 reachability, 3
/// settings, 4 users, 5 posts.
func touched(by reducer: Reducer<AppState, AppAction>, _ action: AppAction) -> [Int] {
  var state = AppState()
  var touched = TouchedDomains(domainCount: AppAction.actionTree.domainCount)
  reducer.body(&state, action, &touched)
  return (0..<AppAction.actionTree.domainCount).filter { touched.overlaps($0..<$0 + 1) }
}
