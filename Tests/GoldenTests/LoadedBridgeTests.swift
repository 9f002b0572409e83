import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// Bridges that read a `Loadable`, or the number of elements in a list.
@MainActor
struct LoadedBridgeTests {
  private struct Handlers: GateReducing {
    func refused(_ state: inout GateState, reason: Denial?) {
      state.heard.append("\(reason?.rawValue ?? "nil")")
    }
  }

  private func bridged(_ action: GateAction, in state: GateState) -> [String] {
    var seen: [GateAction] = []
    let store = Store.gate(
      initialState: state,
      reducer: Reducer { _, _ in },
      middleware: AnyMiddleware { action, _, _ in
        seen.append(action)
        return .doNothing
      },
      configuration: StoreConfiguration(reporter: Reporter { _ in })
    )
    store.dispatch(action)
    // Nobody supplies the closures of the requests.
    return seen.filter { !$0.name.hasSuffix(".cancelled") }.dropFirst().map { "\($0)" }
  }

  private func state(_ pass: Loadable<Pass, Denial>, badges: [Int] = []) -> GateState {
    GateState(badges: badges, pass: pass)
  }

  @Test func `a value that is not loaded does not dispatch an action`() {
    expectEqual(bridged(.knocked, in: state(.idle)), ["refused(reason: nil)"])
  }

  @Test func `a part of the value is handed over, the one from before too`() {
    let pass = Pass(token: "t")
    let opened = bridged(.knocked, in: state(.loaded(pass)))
    #expect(
      opened.first?.contains("open") == true && opened.first?.contains(#"token: "t""#) == true,
      "\(opened)"
    )
    expectEqual(bridged(.knocked, in: state(.loading(pass))).count, 2)
  }

  @Test func `a failure is an optional value`() {
    let actions = bridged(.knocked, in: state(.failed(.unknown, nil)))
    #expect(actions.count == 1 && actions[0].contains("unknown"), "\(actions)")
  }

  @Test func `while it loads is a condition`() {
    expectEqual(bridged(.knocked, in: state(.loading(nil))), ["waited"])
  }

  @Test func `the properties of collections are known`() {
    let entered = GateAction.enter(.success(Pass(token: "abc")))
    expectEqual(
      bridged(entered, in: state(.loaded(Pass(token: "abc")), badges: [7, 8])),
      [
        "counted(badges: 2, letters: 3)"
      ]
    )
    #expect(bridged(entered, in: state(.loaded(Pass(token: "abc")))).isEmpty)
  }
}
