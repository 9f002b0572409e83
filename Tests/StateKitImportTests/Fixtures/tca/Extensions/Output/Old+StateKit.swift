import Foundation
import StateKit

/// The handlers of `Old`, which were the branches of a reducer in Split.swift.
struct Old: OldReducing, ImportedFeature {
  typealias State = OldState
  typealias Action = OldAction

  private enum TimerID {}

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .old(self, split: Split(step: 2).body)
  }

  /// The closures of the effects: `store.sideEffects.register(Old().effects)`.
  var effects: OldEffects {
    OldEffects(
      startEffect: {
        AsyncStream<Action>.sending { send in
          while !Task.isCancelled {
            try await Task.sleep(for: .seconds(1))
            await send(.timer)
          }
        }
      }
    )
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [effects] + Split(step: 2).allEffects }

  func select(_ state: inout State, _ value0: OldState.Tab) {
    switch value0 {
    case .one:
      state.tab = .one;
    case let tab:
      state.tab = tab
    }
  }

  func open(_ state: inout State) {
    state.split = state.split == nil ? Split.State() : nil
  }

  func timer(_ state: inout State) {
    state.split?.bump()
  }

  func splitAdd(_ state: inout State, _ value0: Int) {
    state.tab = .two
  }

  func splitClear(_ state: inout State) {
    state.tab = .two
  }
}

extension OldState {
  /// The order of the parameters before the import.
  @_disfavoredOverload
  init(
    split: SplitState? = nil,
    tab: OldState.Tab = OldState.Tab.one
  ) {
    self.init(
      tab: tab,
      split: split
    )
  }

  enum Tab { case one, two }
}
