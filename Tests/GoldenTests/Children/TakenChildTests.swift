import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// The tool's warning about bridges into a removed child (SK0644) matches their behaviour at run time.
@MainActor
struct TakenChildTests {
  private let issues = Issues()

  private func store(after action: ChestAction) -> Store<ChestState, ChestAction> {
    let store = Store.chest(
      initialState: ChestState(lid: LidState()),
      reducer: .chest(ChestReducer(), lid: .lid(), lock: .lock()),
      configuration: StoreConfiguration(reporter: issues.reporter)
    )
    store.dispatch(action)
    return store
  }

  @Test(arguments: [ChestAction.fell, .lock(.broke), .closedAndTurned])
  func `an action for a child that was removed before does not find the child`(action: ChestAction) {
    let store = store(after: action)
    expectEqual(store.turned, 0)
    #expect(store.state.lid == nil)
    expectEqual(issues.kinds, [.absentChild])
  }

  @Test(arguments: [ChestAction.turnedAndClosed, .closedLaterAndTurned])
  func `an action that comes before the child is removed finds the child`(action: ChestAction) {
    let store = store(after: action)
    expectEqual(store.turned, 1)
    #expect(store.state.lid == nil)
    expectEqual(issues.kinds, [])
  }

  @Test func `an action finds a child that a handler inserted again`() {
    let store = store(after: .closedPutAndTurned)
    expectEqual(store.turned, 1)
    expectEqual(store.state.lid?.angle, 90)
    expectEqual(issues.kinds, [])
  }

  @Test func `a child that was taken away has no bridges`() {
    let store = store(after: .lid(.left))
    expectEqual(store.turned, 0)
    expectEqual(issues.kinds, [])
  }
}
