import ReSwift

struct HelperExtensionAdded: Action { let n: Int }

struct HelperExtensionState: Equatable {
  var count = 0
}

func helperExtensionReducer(action: Action, state: HelperExtensionState?) -> HelperExtensionState {
  var state = state ?? HelperExtensionState()
  switch action {
  case let added as HelperExtensionAdded:
    state.count += added.n.helperExtensionTwice
  default:
    break
  }
  return state
}

extension Int {
  fileprivate var helperExtensionTwice: Int { self * 2 }
}
