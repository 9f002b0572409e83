import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// Deprecated code may name deprecated actions without a warning.
@available(*, deprecated)
private enum Old {
  static let actions: [RetiredAction] = [.increased(by: 3), .named(name: "x"), .forgotten]
  static let left: PensionerAction = .left
}

private protocol OldActions {
  static var retired: [RetiredAction] { get }
  static var left: PensionerAction { get }
}

private enum Access: OldActions {
  @available(*, deprecated)
  static var retired: [RetiredAction] { Old.actions }
  @available(*, deprecated)
  static var left: PensionerAction { Old.left }
}

@MainActor
struct DeprecatedActionTests {
  private let retired = (Access.self as any OldActions.Type).retired
  private let left = (Access.self as any OldActions.Type).left

  @Test func `deprecated actions have their places among the leaves`() {
    expectEqual(retired.map(\.leafIndex), [1, 2, 4])
    expectEqual(retired.map(\.name), ["increased", "named", "forgotten"])
    expectEqual(RetiredAction.renamed(name: "").leafIndex, 3)
    expectEqual(RetiredAction.other(left).name, "other.left")
  }

  @Test func `deprecated actions are reduced, handled and bridged`() {
    let trace = Trace<RetiredAction>()
    let store = Store.retired(
      reducer: .retired(RetiredReducer(), other: .pensioner()),
      middleware: trace.middleware(for: RetiredState.self)
    )
    for action in retired { store.dispatch(action) }
    expectEqual(store.state, RetiredState(count: 3, name: "x", other: PensionerState(isGone: true)))
    expectEqual(trace.actions, [retired[0], .other(left), retired[1], retired[2]])
  }
}
