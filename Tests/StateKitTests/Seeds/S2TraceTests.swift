import Foundation
import StateKit
import StateKitTestSupport
import Testing

/// A path monitor that replays a script after each start, and notices when its observers are gone.
private struct ScriptedMonitor: Sendable {
  let listeners = Recorder<AsyncStream<(ReachabilityAction, ActionSource)>.Continuation>()

  static let script: [(ReachabilityAction, ActionSource)] = [
    (.connectedToWired, source(line: 21)), (.becameCheap, source(line: 46)),
    (.becameUnconstrained, source(line: 56)),
  ]

  private static func source(line: UInt) -> ActionSource {
    ActionSource(
      file: "ReachabilityMiddleware/ReachabilityMiddleware.swift",
      function: "reachability",
      line: line
    )
  }

  func events() -> AsyncStream<(ReachabilityAction, ActionSource)> {
    AsyncStream { continuation in
      listeners.append(continuation)
      for event in ScriptedMonitor.script { continuation.yield(event) }
    }
  }
}

private struct MonitorMiddleware: Middleware {
  let monitor: ScriptedMonitor

  func handle(
    _ action: ReachabilityAction,
    from source: ActionSource,
    state: StateReader<ReachabilityState>
  ) -> Effect<ReachabilityAction> {
    switch action {
    case .startMonitoring:
      .run(cancellationToken: "monitor") { [events = monitor.events()] send in
        for await (action, source) in events { send(action, from: source) }
      }
    case .stopMonitoring: .cancel("monitor")
    case .connectedToWired, .becameCheap, .becameUnconstrained: .doNothing
    }
  }
}

@MainActor
@Suite(.watched)
struct S2TraceTests {
  private let monitor = ScriptedMonitor()
  private let log = Recorder<String>()

  private var bridges: BridgeMiddleware<AppAction, AppAction, AppState> {
    let file = "App/BridgeLifecycleToReachability.swift"
    return BridgeMiddleware()
      .bridge(
        \AppAction.lifecycle?.didBecomeActive >=> AppAction.reachability(.startMonitoring),
        file: file,
        function: "BridgeMiddleware",
        line: 7
      )
      .bridge(
        \AppAction.lifecycle?.didEnterBackground >=> AppAction.reachability(.stopMonitoring),
        file: file,
        function: "BridgeMiddleware",
        line: 8
      )
  }

  @Test
  func `S2.9 the example's trace: 15 actions in the text's order, and silence after monitoring stopped`()
    async
  {
    let store = Store(
      initialState: AppState(),
      reducer: .app(),
      middleware: LoggerMiddleware { [log] in log.append($0) }
        <> bridges <> MonitorMiddleware(monitor: monitor).pullback(.reachability)
    )
    await comeToForeground(store)
    goToBackground(store)
    monitor.listeners.all[0].yield(ScriptedMonitor.script[0])
    expectEqual(log.all.count, 9)
    await comeToForeground(store)
    expectEqual(log.all.joined(separator: "\n"), expectedTrace)
  }

  /// Waits until the monitor has replayed its script.
  private func comeToForeground(_ store: Store<AppState, AppAction>) async {
    let count = log.all.count
    dispatch(.willEnterForeground, to: store)
    dispatch(.didBecomeActive, to: store)
    await log.wait(for: count + 6)
  }

  private func goToBackground(_ store: Store<AppState, AppAction>) {
    dispatch(.willBecomeInactive, to: store)
    dispatch(.didEnterBackground, to: store)
  }

  private func dispatch(_ action: LifecycleAction, to store: Store<AppState, AppAction>) {
    let source = ActionSource(
      file: "AppLifecycleMiddleware/AppLifecycleMiddleware.swift",
      function: "receiveContext(getState:output:)",
      line: 118
    )
    store.dispatch(.lifecycle(action), from: source)
  }
}
