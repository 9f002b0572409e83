import ComposableArchitecture
import Foundation

// State and action in extensions.
@Reducer
struct Split {
  let step: Int
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      let limit = state.limit
      func clamp(_ number: Int) -> Int { min(number, limit) }
      switch action {
      case .add(let number):
        state.value = clamp(state.value + number * step)
        return .none
      case .clear:
        state.value = 0
        return .none
      case .report:
        return .run { _ in print(limit) }
      case .copy(let other?):
        state.value = other
        return .none
      case .copy(nil):
        return .none
      case .mode(let mode):
        state.mode = mode
        return .none
      }
    }
  }
}
extension Split {
  @ObservableState
  struct State: Equatable {
    var value = 0
    var limit = 10
    var mode: Mode = .a
    @ObservationStateIgnored var cache: [Int] = []
    var computed: Int { get { value } set { value = newValue } }
    var observed = 1 { didSet { value = observed } }
    lazy var lazyValue = 3
    static let standard = State()
    mutating func bump() { value += 1 }
  }
  enum Mode: Equatable { case a, b }
  enum Action: Equatable {
    case add(Int)
    case clear
    case report
    case copy(Int?)
    case mode(Mode)
  }
}

struct Old: ReducerProtocol {
  struct State: Equatable {
    var split: Split.State?
    var tab = Tab.one
    enum Tab { case one, two }
  }
  enum Action: Equatable {
    case split(Split.Action)
    case select(State.Tab)
    case open
    case timer, start, stop
  }
  private enum TimerID {}
  var body: some ReducerProtocol<State, Action> {
    Reduce(self.core)
      .ifLet(\.split, action: /Action.split) { Split(step: 2) }
  }
  func core(state: inout State, action: Action) -> EffectTask<Action> {
    switch action {
    case .split(.add), .split(.clear):
      state.tab = .two
      return .none
    case .split: return .none
    case .select(.one): state.tab = .one; return .none
    case let .select(tab):
      state.tab = tab
      return .none
    case .open:
      state.split = state.split == nil ? Split.State() : nil
      return .none
    case .timer:
      state.split?.bump()
      return .none
    case .start:
      return .run { send in
        while !Task.isCancelled {
          try await Task.sleep(for: .seconds(1))
          await send(.timer)
        }
      }.cancellable(id: TimerID.self)
    case .stop:
      return .cancel(id: TimerID.self)
    }
  }
}
