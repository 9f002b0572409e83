import ComposableArchitecture

@Reducer
struct Badge {
  let step: Int

  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case tapped
    case counted(Int)
  }
}

// The body stands apart from the types.
extension Badge {
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.count += step
        return .send(.counted(state.count))
      case .counted:
        return .none
      }
    }
  }

  /// A helper.
  static func limited(_ count: Int) -> Int { min(count, 99) }
}

extension Badge.State {
  var text: String { String(Badge.limited(count)) }
}

extension Badge.State: CustomStringConvertible {
  var description: String { text }
}

extension Badge.Action {
  static let all: [Badge.Action] = [.tapped]
}
