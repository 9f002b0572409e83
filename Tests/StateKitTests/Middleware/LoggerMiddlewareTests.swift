import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
struct LoggerMiddlewareTests {
  private func log(_ body: (Store<AppState, AppAction>) -> Void) -> [String] {
    let boxes = Recorder<String>()
    body(
      Store(
        initialState: AppState(),
        reducer: .app(),
        middleware: LoggerMiddleware { boxes.append($0) }
          <> BridgeMiddleware<AppAction, AppAction, AppState>.app
      )
    )
    return boxes.all
  }

  private let source = ActionSource(file: "App/Lifecycle.swift", function: "receive(_:)", line: 118)

  @Test func `an action stands in a box, with <nil> where there is no information`() {
    let boxes = log { $0.dispatch(.lifecycle(.willEnterForeground), from: source) }
    expectEqual(
      boxes,
      [
        """
        ┌─▶ lifecycle(StateKitTests.LifecycleAction.willEnterForeground)
        │ source: App/Lifecycle.swift:118
        │ function: receive(_:)
        │ info: <nil>
        └────────────────────

        """
      ]
    )
  }

  @Test func `a bridged action names its bridge`() {
    let boxes = log { $0.dispatch(.lifecycle(.didBecomeActive), from: source) }
    expectEqual(
      boxes.last,
      """
      ┌─▶ reachability(StateKitTests.ReachabilityAction.startMonitoring)
      │ source: App/Lifecycle.swift:118
      │ function: receive(_:)
      │ info: Bridged from lifecycle(StateKitTests.LifecycleAction.didBecomeActive) at App.statekit.json, App:12
      └────────────────────

      """
    )
  }

  @Test func `a line that is not known is left out`() {
    let source = ActionSource(file: "App.statekit.json", function: "App", line: 0)
    #expect(LogBox(action: "a", source: source).description.contains("│ source: App.statekit.json\n"))
    #expect("\(RuntimeIssue.absentChild("a", from: source))".hasPrefix("App.statekit.json: The action"))
  }

  @Test func `further lines of the information stand below the first`() {
    let box = LogBox(
      action: "a",
      source: ActionSource(file: "f", function: "g", line: 1, info: "one\ntwo\n\nfour")
    )
    expectEqual(
      "\(box)",
      """
      ┌─▶ a
      │ source: f:1
      │ function: g
      │ info: one
      │       two
      │       \n\
      │       four
      └────────────────────

      """
    )
  }
}
