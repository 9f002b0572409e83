import Foundation
import StateKit

/// Combines the features and plays the script: `swift run Reachability [--reachability on|off]`.
@main
struct ReachabilityApp {
  static func main() async throws {
    guard let options = Options(CommandLine.arguments) else {
      print(Options.usage)
      exit(64)
    }
    let clock = ScriptClock()
    let settings = SettingsState(shouldUseReachability: options.reachability)
    let store = Store.app(
      initialState: AppState(settings: settings),
      reducer: .app(reachability: .reachability(ReachabilityReducer())),
      middleware: LoggerMiddleware()
        <> ReachabilityMiddleware(monitor: PathMonitor(clock: clock)).pullback(.reachability)
    )
    try await AppLifecycle(clock: clock).replay { action, source in
      store.dispatch(.lifecycle(action), from: source)
    }
  }
}
