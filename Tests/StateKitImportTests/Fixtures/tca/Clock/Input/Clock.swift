import ComposableArchitecture
import SwiftUI

/// A clock whose actions come with animations and default values.
@Reducer
struct Clock {
  struct State: Equatable {
    var ticks = 0
    var limit: Ticks = 10
    var isRunning = false
    var speed = Speed.normal
    var alert: AlertState<Alert>?
  }

  enum Speed: Equatable { case slow, normal }
  enum Alert: Equatable { case stop }

  enum Action: Equatable {
    case appeared
    case blink
    case blinked
    case faded
    case halve
    case hurry
    case limitTapped
    case pause
    case reset
    case restart
    case start
    case stop
    case wait
    case alert(PresentationAction<Alert>)
    case limited(Ticks = 5)
    case set(to: Int = 0, by: Int = 1, speed: Speed = .normal)
    case slowDown(Speed = .slow)
    case step(Int = 1)
    case tick
  }

  @Dependency(\.clockTimer) var timer

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return .run { send in
          // Each second.
          for await _ in timer.ticks {
            await send(.tick, animation: .interpolatingSpring(stiffness: 3000, damping: 40))
          }
          await send(.step())
          await send(.set(by: 2), transaction: Transaction(animation: .default))
        }

      case .blink:
        return .run { send in
          await timer.wait()
          await send(.blinked, animation: .default)
        }

      case .blinked:
        return .send(.tick, animation: .easeIn)

      case .faded:
        return .run { send in await flash(send: send) }

      case .halve:
        return .run { [ticks = state.ticks] send in
          await send(.set(to: ticks / 2))
        }
        .animation(.default)

      case .hurry:
        if state.isRunning {
          return .run { send in
            await send(.slowDown(.normal), animation: nil)
          }
        }
        return .none

      case .limitTapped:
        return .send(.limited())

      case .pause:
        return .send(.slowDown())

      case .reset:
        state.limit = 60
        return .send(.set())

      case .restart:
        return .send(.set(to: 5, speed: .slow))

      case .start:
        state.isRunning = true
        return .send(.step(2))

      case .stop:
        state.alert = AlertState {
          TextState("Stop?")
        } actions: {
          ButtonState(action: .send(.stop, animation: .default)) { TextState("Stop") }
        }
        return .none

      case .wait:
        return .run { send in
          await timer.wait()
          await send(.step())
        }

      case .alert(.presented(.stop)):
        state.isRunning = false
        return .none

      case .alert:
        return .none

      case .limited(let limit):
        state.limit = limit
        return .none

      case .set(let ticks, let step, let speed):
        state.ticks = ticks + step
        state.speed = speed
        return .none

      case .slowDown(let speed):
        state.speed = speed
        return .none

      case .step(let count):
        state.ticks += count
        return .none

      case .tick:
        state.ticks += 1
        return .none
      }
    }
    .ifLet(\.alert, action: \.alert)
  }

  private func flash(send: Send<Action>) async {
    await send(.tick, animation: .default)
    await send(.step())
  }
}
