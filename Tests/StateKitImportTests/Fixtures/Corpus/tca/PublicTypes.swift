// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ComposableArchitecture

public struct PublicTypes: Reducer {
  public struct State: Equatable {
    public var count = 0
    public var mode: Mode = .plain

    public enum Mode: Equatable { case plain, wide(Size) }

    public struct Size: Equatable { public var width: Int }
  }

  public enum Action: Equatable {
    case go
    case modeChosen(State.Mode)
    case delegate(Delegate)

    public enum Delegate: Equatable { case saved(Int) }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.count += 1
        return .send(.delegate(.saved(state.count)))
      case .modeChosen(let mode):
        state.mode = mode
        return .none
      case .delegate:
        return .none
      }
    }
  }
}
