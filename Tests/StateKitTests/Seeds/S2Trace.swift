import Foundation

/// The log in the text on bridges.
let textTrace =
  """
  ┌─▶ lifecycle(AppLifecycleMiddleware.AppLifecycleAction.willEnterForeground)
  │ source: AppLifecycleMiddleware/AppLifecycleMiddleware.swift:118
  │ function: receiveContext(getState:output:)
  │ info: <nil>
  └────────────────────

  ┌─▶ lifecycle(AppLifecycleMiddleware.AppLifecycleAction.didBecomeActive)
  │ source: AppLifecycleMiddleware/AppLifecycleMiddleware.swift:118
  │ function: receiveContext(getState:output:)
  │ info: <nil>
  └────────────────────

  ┌─▶ reachability(ReachabilityMiddleware.ReachabilityEvent.startMonitoring)
  │ source: AppLifecycleMiddleware/AppLifecycleMiddleware.swift:118
  │ function: receiveContext(getState:output:)
  │ info: Bridged from lifecycle(AppLifecycleMiddleware.AppLifecycleAction.didBecomeActive) at BridgeLifecycleToReachability.swift, BridgeMiddleware:7
  └────────────────────

  ┌─▶ reachability(ReachabilityMiddleware.ReachabilityEvent.connectedToWired)
  │ source: ReachabilityMiddleware/ReachabilityMiddleware.swift:21
  │ function: reachability
  │ info: <nil>
  └────────────────────

  ┌─▶ reachability(ReachabilityMiddleware.ReachabilityEvent.becameCheap)
  │ source: ReachabilityMiddleware/ReachabilityMiddleware.swift:46
  │ function: reachability
  │ info: <nil>
  └────────────────────

  ┌─▶ reachability(ReachabilityMiddleware.ReachabilityEvent.becameUnconstrained)
  │ source: ReachabilityMiddleware/ReachabilityMiddleware.swift:56
  │ function: reachability
  │ info: <nil>
  └────────────────────

  ┌─▶ lifecycle(AppLifecycleMiddleware.AppLifecycleAction.willBecomeInactive)
  │ source: AppLifecycleMiddleware/AppLifecycleMiddleware.swift:118
  │ function: receiveContext(getState:output:)
  │ info: <nil>
  └────────────────────

  ┌─▶ lifecycle(AppLifecycleMiddleware.AppLifecycleAction.didEnterBackground)
  │ source: AppLifecycleMiddleware/AppLifecycleMiddleware.swift:118
  │ function: receiveContext(getState:output:)
  │ info: <nil>
  └────────────────────

  ┌─▶ reachability(ReachabilityMiddleware.ReachabilityEvent.stopMonitoring)
  │ source: AppLifecycleMiddleware/AppLifecycleMiddleware.swift:118
  │ function: receiveContext(getState:output:)
  │ info: Bridged from lifecycle(AppLifecycleMiddleware.AppLifecycleAction.didEnterBackground) at BridgeLifecycleToReachability.swift, BridgeMiddleware:8
  └────────────────────

  ┌─▶ lifecycle(AppLifecycleMiddleware.AppLifecycleAction.willEnterForeground)
  │ source: AppLifecycleMiddleware/AppLifecycleMiddleware.swift:118
  │ function: receiveContext(getState:output:)
  │ info: <nil>
  └────────────────────

  ┌─▶ lifecycle(AppLifecycleMiddleware.AppLifecycleAction.didBecomeActive)
  │ source: AppLifecycleMiddleware/AppLifecycleMiddleware.swift:118
  │ function: receiveContext(getState:output:)
  │ info: <nil>
  └────────────────────

  ┌─▶ reachability(ReachabilityMiddleware.ReachabilityEvent.startMonitoring)
  │ source: AppLifecycleMiddleware/AppLifecycleMiddleware.swift:118
  │ function: receiveContext(getState:output:)
  │ info: Bridged from lifecycle(AppLifecycleMiddleware.AppLifecycleAction.didBecomeActive) at BridgeLifecycleToReachability.swift, BridgeMiddleware:7
  └────────────────────

  ┌─▶ reachability(ReachabilityMiddleware.ReachabilityEvent.connectedToWired)
  │ source: ReachabilityMiddleware/ReachabilityMiddleware.swift:21
  │ function: reachability
  │ info: <nil>
  └────────────────────

  ┌─▶ reachability(ReachabilityMiddleware.ReachabilityEvent.becameCheap)
  │ source: ReachabilityMiddleware/ReachabilityMiddleware.swift:46
  │ function: reachability
  │ info: <nil>
  └────────────────────

  ┌─▶ reachability(ReachabilityMiddleware.ReachabilityEvent.becameUnconstrained)
  │ source: ReachabilityMiddleware/ReachabilityMiddleware.swift:56
  │ function: reachability
  │ info: <nil>
  └────────────────────

  """

/// The log of the text, with the types of this module.
let expectedTrace =
  textTrace
  .replacingOccurrences(
    of: "AppLifecycleMiddleware.AppLifecycleAction",
    with: "StateKitTests.LifecycleAction"
  )
  .replacingOccurrences(
    of: "ReachabilityMiddleware.ReachabilityEvent",
    with: "StateKitTests.ReachabilityAction"
  )
