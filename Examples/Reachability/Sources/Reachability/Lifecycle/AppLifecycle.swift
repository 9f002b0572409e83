import StateKit

/// Stands for the notifications of `UIApplication`: twice in front, with two minutes in the background between.
struct AppLifecycle {
  let clock: ScriptClock

  private static let script: [(after: Duration, LifecycleAction)] = [
    (.zero, .willEnterForeground),
    (.seconds(1), .didBecomeActive),
    (.seconds(30), .willBecomeInactive),
    (.seconds(1), .didEnterBackground),
    (.seconds(120), .willEnterForeground),
    (.seconds(1), .didBecomeActive),
  ]

  /// Plays the script, and lets half a minute pass after it.
  @MainActor
  func replay(_ dispatch: (LifecycleAction, ActionSource) -> Void) async throws {
    clock.join()
    defer { clock.leave() }
    for (delay, action) in AppLifecycle.script {
      try await clock.sleep(for: delay)
      dispatch(action, ActionSource())
    }
    try await clock.sleep(for: .seconds(30))
  }
}
