import Dependencies
import Foundation
import StateKit

/// The handlers of `Counter`, which were the branches of a reducer in Counter.swift.
struct Counter: CounterReducing, ImportedFeature {
  typealias State = CounterState
  typealias Action = CounterAction

  @Dependency(\.facts) var facts

  enum CancelID { case fact }

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .counter(self)
  }

  /// The closures of the effects: `store.sideEffects.register(Counter().effects)`.
  var effects: CounterEffects {
    CounterEffects(
      factTappedEffect: { count in
        AsyncStream<Action>.sending { send in
          await send(.factResponse(facts.fetch(count)))
        }
      }
    )
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [effects] }

  func stepped(_ state: inout State, by step: Int) {
    // A step is never longer than ten.
    state.count += min(step, 10)
  }
}

extension CounterState {
  var isEven: Bool { count.isMultiple(of: 2) }
}
