import Foundation
import StateKit
import StateKitTestSupport
import Testing

extension BridgeText {
  @MainActor
  struct Tests {
    /// Lifecycle actions set the reachability options, so that the tests see that conditions are read after
    /// the reducer.
    private static let reducer = Reducer<AppState, AppAction> { state, action in
      switch action {
      case .lifecycle(.willEnterForeground): state.settings.reachabilityOptions = .never
      case .lifecycle(.willBecomeInactive): state.settings.reachabilityOptions = .always
      case .lifecycle(.didBecomeActive): state.qa.theStateOfSomething = .active
      default: break
      }
    }

    private func trace(_ bridges: BridgeMiddleware) -> ActionTrace<AppState, AppAction> {
      ActionTrace(AppState(), Self.reducer, bridges)
    }

    @Test func `text 2, in this example: active starts monitoring, background stops it`() {
      let trace = trace(Bridges.lifecycleToReachabilityActions)
      trace.store.dispatch(.lifecycle(.didBecomeActive))
      trace.store.dispatch(.lifecycle(.willBecomeInactive))
      trace.store.dispatch(.lifecycle(.didEnterBackground))
      expectEqual(
        trace.actions,
        [
          .lifecycle(.didBecomeActive), .reachability(.startMonitoring),
          .lifecycle(.willBecomeInactive),
          .lifecycle(.didEnterBackground), .reachability(.stopMonitoring),
        ]
      )
    }

    @Test(arguments: [
      BridgesWithClosure.lifecycleToReachabilityActions,
      BridgesWithKeyPath.lifecycleToReachabilityActions,
    ])
    func `text 2, With closure and With KeyPath: the state decides`(bridges: BridgeMiddleware) {
      let trace = trace(bridges)
      let day: [AppLifecycleMiddleware.AppLifecycleAction] = [
        .didBecomeActive, .didEnterBackground, .willEnterForeground, .didBecomeActive, .didEnterBackground,
      ]
      for action in day { trace.store.dispatch(.lifecycle(action)) }
      expectEqual(
        trace.actions.filter { $0.lifecycle == nil },
        [
          .reachability(.startMonitoring), .reachability(.stopMonitoring),
        ]
      )
      expectEqual(trace.actions.count, 7)
    }

    @Test(arguments: [
      BridgeMiddleware().bridge(
        \AppAction.lifecycle?.didBecomeActive >=> AppAction.reachability(.startMonitoring),
        when: { getState in getState().qa.theStateOfSomething == .active }
      ),
      BridgeMiddleware().bridge(
        \AppAction.lifecycle?.didBecomeActive >=> AppAction.reachability(.startMonitoring),
        when: \AppState.qa.isSomethingEnabled
      ),
    ])
    func `text 2, Filter by State: it is evaluated after the reducer`(bridges: BridgeMiddleware) {
      let trace = trace(bridges)
      #expect(!trace.store.state.qa.isSomethingEnabled)
      trace.store.dispatch(.lifecycle(.didBecomeActive))
      expectEqual(trace.actions, [.lifecycle(.didBecomeActive), .reachability(.startMonitoring)])
    }

    @Test(arguments: [
      BridgeMiddleware()
        .bridge(
          \AppAction.my?.tree?.originalActionThatHasString
            >=> { handedOverString in AppAction.another(.part(.thisRequiredString(handedOverString))) }
        ),
      BridgeMiddleware()
        .bridge(
          \AppAction.my?.tree?.originalActionThatHasString
            >=> AnotherAction.Part.thisRequiredString >>> AnotherAction.part >>> AppAction.another
        ),
      BridgeMiddleware()
        .bridge(
          \AppAction.my?.tree?.originalActionThatHasString
            >=> AppAction.another <<< AnotherAction.part <<< AnotherAction.Part.thisRequiredString
        ),
    ])
    func `text 2, Bridging values: by a closure, or by operators without parentheses`(
      bridges: BridgeMiddleware
    ) {
      let trace = trace(bridges)
      trace.store.dispatch(.my(.tree(.originalActionThatHasString("handed over"))))
      expectEqual(trace.actions.last, .another(.part(.thisRequiredString("handed over"))))
      expectEqual(trace.actions.count, 2)
    }

    @Test func `text 2, running this example: the logs are those that you are going to see`() {
      let log = Recorder<String>()
      let store = Store(
        initialState: AppState(),
        reducer: .identity,
        middleware: LoggerMiddleware { log.append($0) } <> Bridges.lifecycleToReachabilityActions
          <> Self.monitor
      )
      let source = ActionSource(
        file: "AppLifecycleMiddleware/AppLifecycleMiddleware.swift",
        function: "receiveContext(getState:output:)",
        line: 118
      )
      let day: [AppLifecycleMiddleware.AppLifecycleAction] = [
        .willEnterForeground, .didBecomeActive, .willBecomeInactive, .didEnterBackground,
        .willEnterForeground, .didBecomeActive,
      ]
      for action in day { store.dispatch(.lifecycle(action), from: source) }
      expectEqual(
        log.all.joined(separator: "\n")
          .replacingOccurrences(of: "StateKitTests.BridgeText.", with: "")
          .replacingOccurrences(of: ", Bridges:", with: ", BridgeMiddleware:"),
        textTrace
      )
    }

    /// Sends the actions of the text's monitor, with the lines of the text's log.
    private static let monitor = AnyMiddleware<AppAction, AppAction, AppState> { action, _, _ in
      guard action == .reachability(.startMonitoring) else { return .doNothing }
      let (file, function) = ("ReachabilityMiddleware/ReachabilityMiddleware.swift", "reachability")
      return .merge(
        .just(.reachability(.connectedToWired), file: file, function: function, line: 21),
        .just(.reachability(.becameCheap), file: file, function: function, line: 46),
        .just(.reachability(.becameUnconstrained), file: file, function: function, line: 56)
      )
    }
  }
}
