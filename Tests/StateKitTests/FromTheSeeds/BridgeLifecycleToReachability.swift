import StateKit

extension BridgeText {
  enum Bridges {
    static let lifecycleToReachabilityActions: BridgeMiddleware =
      BridgeMiddleware()
      .bridge(\AppAction.lifecycle?.didBecomeActive >=> AppAction.reachability(.startMonitoring))
      .bridge(\AppAction.lifecycle?.didEnterBackground >=> AppAction.reachability(.stopMonitoring))
  }

  enum BridgesWithClosure {
    static let lifecycleToReachabilityActions: BridgeMiddleware =
      BridgeMiddleware()
      .bridge(
        \AppAction.lifecycle?.didBecomeActive >=> AppAction.reachability(.startMonitoring),
        when: { $0().settings.reachabilityOptions == .always }
      )
      .bridge(
        \AppAction.lifecycle?.didEnterBackground >=> AppAction.reachability(.stopMonitoring),
        when: { $0().settings.reachabilityOptions == .always }
      )
  }

  enum BridgesWithKeyPath {
    static let lifecycleToReachabilityActions: BridgeMiddleware =
      BridgeMiddleware()
      .bridge(
        \AppAction.lifecycle?.didBecomeActive >=> AppAction.reachability(.startMonitoring),
        when: \.settings.shouldUseReachability
      )
      .bridge(
        \AppAction.lifecycle?.didEnterBackground >=> AppAction.reachability(.stopMonitoring),
        when: \.settings.shouldUseReachability
      )
  }
}
