import Foundation
import StateKit

/// Forms of code that were moved although they are not understood, or not in full.
///
/// Its handlers were the branches of a reducer in Kitchen.swift.
struct Kitchen: KitchenReducing, ImportedFeature {
  typealias State = KitchenState
  typealias Action = KitchenAction

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .kitchen(self)
  }

  /// The closures of the effects: `store.sideEffects.register(Kitchen().effects)`.
  var effects: KitchenEffects {
    KitchenEffects(
      stirredEffect: {
        await Scale.warmth()
      },
      chimedEffect: {
        AsyncStream<Action>.sending { @MainActor send in
          send(.warmed(1))
        }
      },
      beepedEffect: {
        AsyncStream<Action>.sending { send in
          await send.callAsFunction(.warmed(2))
        }
      },
      storedEffect: {
      },
      heaterPressedEffect: { values in
        let (warmth, dishes) = (values.warmth, values.dishes)
        return AsyncStream<Action>.sending { send in
          if warmth < 90 && dishes > 0 {
            await send(.warmed(7))
            return
          } else {
            return
          }
        }
      }
    )
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [effects] }

  func weighPressed(_ state: inout State) {
    guard let weight = Scale.reading() else { return }
    #warning("statekit-import: an effect that starts under a condition: 'Scale.reading()' would be evaluated twice")
    // return .send(.weighed(weight))
    _ = weight
    return
  }

  func lidLifted(_ state: inout State) {
    #warning("statekit-import: 'defer' changes the state after the effect is decided on")
    // defer { state.isHeating = true }
    // guard !state.isHeating else { return .none }
    // return .run { send in await send(.warmed(-1)) }
  }
}
