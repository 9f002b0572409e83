import StateKitTestSupport
import Testing

@testable import StateKit

/// Actions in the style of ReSwift: any conforming type.
private protocol LooseAction: Sendable {}

private struct Renamed: LooseAction, Equatable {
  let name: String
}

private enum Wrapped: LooseAction, Equatable {
  case bare
  case one(Renamed)
  case several(id: Int, FetchBasket)
  case maybe(FetchBasket?)
  indirect case deep(Wrapped)
  case list([FetchBasket])
}

@MainActor
struct ExaminedActionTests {
  @Test(arguments: [
    (Wrapped.several(id: 3, .request), FetchBasket?.some(.request)),
    (.maybe(.request), .request),
    (.deep(.deep(.several(id: 1, .success(size: 2)))), .success(size: 2)),
    (.maybe(nil), nil),
    (.bare, nil),
    (.one(Renamed(name: "Ada")), nil),
    (.list([.request]), nil),
  ])
  private func `an action is found among the payloads of cases`(action: Wrapped, found: FetchBasket?) {
    expectEqual(ExaminedAction(action).first(FetchBasket.self), found)
  }

  @Test func `the outermost of the type is found`() {
    let action = Wrapped.deep(.bare)
    expectEqual(ExaminedAction(action).first(Wrapped.self), action)
  }

  @Test func `if all actions only share a protocol, the type of each action counts`() {
    let log = Recorder<String>()
    let store = Store<Int, any LooseAction>(initialState: 0, reducer: .identity)
    store.sideEffects.addBeforeReducers { (action: Renamed, dispatch) in
      log.append(action.name)
      dispatch(Wrapped.bare)
    }
    store.sideEffects.addBeforeReducers { (action: Wrapped) in log.append("\(action)") }
    store.sideEffects.addBeforeReducers { (_: any LooseAction) in log.append("any") }
    store.dispatch(Renamed(name: "Ada"))
    expectEqual(log.all, ["Ada", "any", "bare", "any"])
  }
}
