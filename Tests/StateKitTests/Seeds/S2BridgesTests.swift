import StateKit
import StateKitTestSupport
import Testing

/// The requirements of the text on bridges; S2.9 has a separate file.
@MainActor
struct S2BridgesTests {
  typealias Bridges = BridgeMiddleware<AppAction, AppAction, AppState>

  nonisolated static let lifecycleToReachabilityActions: Bridges =
    BridgeMiddleware()
    .bridge(\AppAction.lifecycle?.didBecomeActive >=> AppAction.reachability(.startMonitoring))
    .bridge(\AppAction.lifecycle?.didEnterBackground >=> AppAction.reachability(.stopMonitoring))

  @Test func `S2.1 a bridge leads from an action to another`() {
    let trace = ActionTrace.app(Self.lifecycleToReachabilityActions)
    trace.store.dispatch(.lifecycle(.didBecomeActive))
    trace.store.dispatch(.lifecycle(.willBecomeInactive))
    trace.store.dispatch(.lifecycle(.didEnterBackground))
    expectEqual(
      trace.actions,
      [
        .lifecycle(.didBecomeActive), .reachability(.startMonitoring), .lifecycle(.willBecomeInactive),
        .lifecycle(.didEnterBackground), .reachability(.stopMonitoring),
      ]
    )
  }

  @Test func `S2.2 many bridges in many middlewares, two on one action in order`() {
    let others = Bridges()
      .bridge(\.lifecycle?.didBecomeActive >=> .users(.posts(.reachedEnd)))
      .bridge(\.lifecycle?.willEnterForeground >=> .users(.cleared))
      .bridge(\.lifecycle?.didBecomeActive >=> .settings(.toggledReachability))
    let trace = ActionTrace.app(Self.lifecycleToReachabilityActions <> others)
    trace.store.dispatch(.lifecycle(.didBecomeActive))
    expectEqual(
      trace.actions,
      [
        .lifecycle(.didBecomeActive), .reachability(.startMonitoring), .users(.posts(.reachedEnd)),
        .settings(.toggledReachability),
      ]
    )
  }

  @Test func `S2.3 the original action reaches the reducers as if no bridge were there`() {
    let trace = ActionTrace.app(Self.lifecycleToReachabilityActions)
    let plain = ActionTrace.app(IdentityMiddleware())
    for trace in [trace, plain] {
      trace.store.dispatch(.lifecycle(.didBecomeActive), line: 7, info: "by hand")
    }
    expectEqual(trace.store.state.lifecycle, plain.store.state.lifecycle)
    #expect(trace.store.state.lifecycle.isActive)
    expectEqual(trace.actions.first, plain.actions.first)
    expectEqual(trace.sources.first?.line, 7)
    expectEqual(trace.sources.first?.info, "by hand")
  }

  @Test(arguments: [
    Bridges().bridge(
      \AppAction.settings?.toggledReachability >=> AppAction.reachability(.startMonitoring),
      when: { $0().settings.reachabilityOptions == .always }
    ),
    Bridges().bridge(
      \AppAction.settings?.toggledReachability >=> AppAction.reachability(.startMonitoring),
      when: \.settings.shouldUseReachability
    ),
    Bridges().bridge(
      on: \.settings?.toggledReachability,
      dispatch: .reachability(.startMonitoring),
      when: { state in state.settings.shouldUseReachability }
    ),
  ])
  func `S2.4 a condition is read after the reducers, and false means nothing`(bridges: Bridges) {
    let trace = ActionTrace.app(bridges)
    trace.store.dispatch(.settings(.toggledReachability))
    expectEqual(trace.actions, [.settings(.toggledReachability)])
    trace.store.dispatch(.settings(.toggledReachability))
    expectEqual(trace.actions.last, .reachability(.startMonitoring))
  }

  @Test(arguments: [
    BridgeMiddleware<TreeAction, TreeAction, Int>().bridge(
      \TreeAction.my?.tree?.originalActionThatHasString >=> { handedOverString in
        TreeAction.another(.part(.thisRequiredString(handedOverString)))
      }
    ),
    BridgeMiddleware().bridge(
      \TreeAction.my?.tree?.originalActionThatHasString
        >=> TreeAction.Part.thisRequiredString >>> TreeAction.AnotherAction.part >>> TreeAction.another
    ),
    BridgeMiddleware().bridge(
      \TreeAction.my?.tree?.originalActionThatHasString
        >=> TreeAction.another <<< TreeAction.AnotherAction.part <<< TreeAction.Part.thisRequiredString
    ),
  ])
  func `S2.5 a payload is handed over`(bridges: BridgeMiddleware<TreeAction, TreeAction, Int>) {
    let trace = ActionTrace(0, .identity, bridges)
    trace.store.dispatch(.my(.tree(.originalActionThatHasString("x"))))
    trace.store.dispatch(.my(.tree(.originalActionThatHasNone)))
    expectEqual(
      trace.actions,
      [
        .my(.tree(.originalActionThatHasString("x"))), .another(.part(.thisRequiredString("x"))),
        .my(.tree(.originalActionThatHasNone)),
      ]
    )
  }

  @Test func `S2.5 where the closure gives nil, nothing is dispatched`() {
    let bridges = BridgeMiddleware<TreeAction, TreeAction, Int>().bridge(
      \TreeAction.my?.tree?.originalActionThatHasString >=> { text in
        text.isEmpty ? nil : .another(.part(.thisRequiredString(text)))
      }
    )
    let trace = ActionTrace(0, .identity, bridges)
    trace.store.dispatch(.my(.tree(.originalActionThatHasString(""))))
    expectEqual(trace.actions.count, 1)
    trace.store.dispatch(.my(.tree(.originalActionThatHasString("x"))))
    expectEqual(trace.actions.count, 3)
  }

  @Test(arguments: [lifecycleToReachabilityActions, .app])
  func `S2.6 the derived action keeps file, function and line of the original`(bridges: Bridges) {
    let trace = ActionTrace.app(bridges)
    trace.store.dispatch(.lifecycle(.didBecomeActive), file: "A/B.swift", function: "f()", line: 3)
    expectEqual(trace.sources.map(\.file), ["A/B.swift", "A/B.swift"])
    expectEqual(trace.sources.map(\.function), ["f()", "f()"])
    expectEqual(trace.sources.map(\.line), [3, 3])
  }

  @Test func `S2.7 the information names the bridge's line, and each of a chain adds one`() {
    let first: UInt = #line + 1
    let one = Bridges().bridge(\.lifecycle?.willEnterForeground >=> .lifecycle(.didBecomeActive))
    let two = one.bridge(on: \.lifecycle?.didBecomeActive, dispatch: .users(.cleared))
    let trace = ActionTrace.app(two)
    trace.store.dispatch(.lifecycle(.willEnterForeground))
    let function = "S2.7 the information names the bridge's line, and each of a chain adds one()"
    let action = "lifecycle(StateKitTests.LifecycleAction"
    expectEqual(
      trace.sources.map(\.info),
      [
        nil,
        "Bridged from \(action).willEnterForeground) at S2BridgesTests.swift, \(function):\(first)",
        """
        Bridged from \(action).willEnterForeground) at S2BridgesTests.swift, \(function):\(first)
        Bridged from \(action).didBecomeActive) at S2BridgesTests.swift, \(function):\(first + 1)
        """,
      ]
    )
  }

  @Test func `S2.7 a bridge of a schema is named by file, domain and line`() {
    let trace = ActionTrace.app(Bridges.app)
    trace.store.dispatch(.lifecycle(.didBecomeActive))
    expectEqual(
      trace.sources.last?.info,
      "Bridged from lifecycle(StateKitTests.LifecycleAction.didBecomeActive) at App.statekit.json, App:12"
    )
  }

  @Test func `S2.8 the log prints the box, <nil> where there is no information`() {
    let log = Recorder<String>()
    let store = Store(
      initialState: AppState(),
      reducer: .app(),
      middleware: LoggerMiddleware { log.append($0) } <> Self.lifecycleToReachabilityActions
    )
    store.dispatch(.lifecycle(.willEnterForeground), file: "M/F.swift", function: "f(_:)", line: 118)
    expectEqual(
      log.all.joined(separator: "\n"),
      """
      ┌─▶ lifecycle(StateKitTests.LifecycleAction.willEnterForeground)
      │ source: M/F.swift:118
      │ function: f(_:)
      │ info: <nil>
      └────────────────────

      """
    )
  }
}
