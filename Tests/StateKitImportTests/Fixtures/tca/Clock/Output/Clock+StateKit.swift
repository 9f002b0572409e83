import Dependencies
import Foundation
import StateKit
import SwiftNavigation

/// A clock whose actions come with animations and default values.
///
/// Its handlers were the branches of a reducer in Clock.swift.
struct Clock: ClockReducing, ImportedFeature {
  typealias State = ClockState
  typealias Action = ClockAction
  typealias Alert = ClockAlertAction

  enum Speed: Equatable { case slow, normal }

  @Dependency(\.clockTimer) var timer

  private func flash(send: Send<Action>) async {
    await send(.tick)
    await send(.step())
  }

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .clock(self, alert: .clockAlert())
  }

  /// The closures of the effects: `store.sideEffects.register(Clock().effects)`.
  var effects: ClockEffects {
    ClockEffects(
      appearedEffect: {
        AsyncStream<Action>.sending { send in
          // Each second.
          for await _ in timer.ticks {
            await send(.tick)
          }
          await send(.step())
          await send(.set(by: 2))
        }
      },
      blinkEffect: {
        await timer.wait()
      },
      fadedEffect: {
        AsyncStream<Action>.sending { send in
          await flash(send: send)
        }
      },
      halveEffect: { ticks in
        (to: ticks / 2, by: 1, speed: .normal)
      },
      hurryEffect: {
        .normal
      },
      pauseEffect: {
        .slow
      },
      resetEffect: {
        (to: 0, by: 1, speed: .normal)
      },
      restartEffect: {
        (to: 5, by: 1, speed: .slow)
      },
      waitEffect: {
        await timer.wait()
        return 1
      }
    )
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [effects] }

  func limitTapped(_ state: inout State) {
    #warning("statekit-import: no JSON value can be written for 'Ticks': a default can be {'swift': 'expression'}, and an action or a handler can bring the value")
    // .send(.limited())
  }

  func reset(_ state: inout State) {
    state.limit = 60
  }

  func stop(_ state: inout State) {
    state.alert = AlertState {
      TextState("Stop?")
    } actions: {
      ButtonState(action: .send(.stop, animation: .default)) { TextState("Stop") }
    }
  }

  func set(_ state: inout State, to ticks: Int, by step: Int, speed: Clock.Speed) {
    state.ticks = ticks + step
    state.speed = speed
  }
}

extension ClockAction {
  /// The action with its default values.
  static func limited() -> ClockAction {
    .limited(5)
  }

  /// The action with its default values.
  static func set(by value1: Int = 1, speed value2: Clock.Speed = .normal) -> ClockAction {
    .set(to: 0, by: value1, speed: value2)
  }

  /// The action with its default values.
  static func set(to value0: Int, speed value2: Clock.Speed = .normal) -> ClockAction {
    .set(to: value0, by: 1, speed: value2)
  }

  /// The action with its default values.
  static func set(to value0: Int, by value1: Int) -> ClockAction {
    .set(to: value0, by: value1, speed: .normal)
  }

  /// The action with its default values.
  static func slowDown() -> ClockAction {
    .slowDown(.slow)
  }

  /// The action with its default values.
  static func step() -> ClockAction {
    .step(1)
  }
}
