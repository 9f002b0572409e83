import Dependencies
import Foundation
import StateKit

/// The handlers of `Heating`, which were the branches of a reducer in Heating.swift.
struct Heating: HeatingReducing, ImportedFeature {
  typealias State = HeatingState
  typealias Action = HeatingAction

  enum CancelID { case watch, save, bell }

  @Dependency(\.boiler) var boiler
  @Dependency(\.answers) var answers

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .heating(self)
  }

  /// The closures of the effects: `store.sideEffects.register(Heating().effects)`.
  var effects: HeatingEffects {
    HeatingEffects(
      startedEffect: {
        AsyncStream<Action>.sending { send in
          for await degrees in boiler.degrees() {
            await send(.measured(degrees))
          }
        }
      },
      dawnEffect: {
        await boiler.wake()
      },
      reportedEffect: { text, log in
        _ = await boiler.save(log.joined() + text)
      },
      clearedEffect: { log in
        AsyncStream<Action>.sending { send in
          await send(.saved(boiler.save(log.joined())))
        }
      },
      askedEffect: { question, isUrgent in
        AsyncStream<Action>.sending { send in
          let hours = 3
          let author = "Ann"
          await send(.answered(answers.answer(question, hours, author)))
        }
      },
      autosavedEffect: {
        AsyncStream<Action>.sending { send in
          await send(.saved(boiler.save("all")))
        }
      },
      onToggledEffect: { value0 in
        AsyncStream<Action>.sending { send in
          switch value0 {
          case false:
            break
          case _:
            await send(.reported("on"))
          }
        }
      },
      nightfallEffect: { room in
        AsyncStream<Action>.sending { send in
          guard let room = room else {
            return
          }
          await send(.saved(boiler.save(room)))
        }
      },
      loggedEffect: { count in
        AsyncStream<Action>.sending { send in
          if count == 3 {
            return
          }
          let count = count + 1
          await boiler.print(count)
        }
      },
      cooledEffect: { isOn in
        AsyncStream<Action>.sending { send in
          if isOn {
            await send(.cleared)
            return
          } else {
            await boiler.wake()
            return
          }
        }
      },
      watchedEffect: { value0 in
        AsyncStream<Action>.sending { send in
          switch value0 {
          case true:
            for await degrees in boiler.degrees() {
              await send(.measured(degrees))
            }
          case false:
            break
          }
        }
      }
    )
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [effects] }

  func onToggled(_ state: inout State, _ value0: Bool) {
    switch value0 {
    case false:
      // Only one value of the payload starts it; the branch below takes the others.
      state.isOn = false
    case _:
      state.isOn = true
    }
  }

  func windowOpened(_ state: inout State, room: String) {
    // The schema says the condition, which is a computed property.
    guard state.canHeat else { return }
    state.room = room
  }

  func nightfall(_ state: inout State) {
    // A constant that the condition makes stays in the closure.
    guard state.mode != .night, let room = state.room else { return }
    state.log.append(room)
  }

  func saved(_ state: inout State, _ isSaved: Bool) {
    if !isSaved {
      state.note = "not saved"
      return
    }
  }

  func logged(_ state: inout State, count: Int) {
    // What leaves early starts nothing.
    if count == 3 { return }
    state.note = ""
  }

  func warmer(_ state: inout State, by: Int) {
    // The branch changes what the condition reads: the effect would start at another time.
    guard !state.isWarm else { return }
    state.degrees += by
    #warning("statekit-import: an effect that starts under a condition: the branch changes what its condition has read")
    // return .send(.reported("warmer"))
    return
  }

  func hidden(_ state: inout State) {
    // A private property is not there for the generated code.
    #warning("statekit-import: an effect that starts under a condition: it reads 'isSecret', which is no property of its own")
    // return state.isSecret ? .send(.cleared) : .none
    return
  }

  func watched(_ state: inout State, _ value0: Bool) {
    switch value0 {
    case true:
      break
    case false:
      state.degrees = 18
    }
  }

  func rung(_ state: inout State, _ value0: Bool) {
    switch value0 {
    case true:
      // The other value lets it run.
      #warning("statekit-import: an effect that only some values of the action start anew")
      // return .run { _ in await boiler.print(3) }
      //   .cancellable(id: CancelID.bell, cancelInFlight: true)
      return
    case false:
      state.note = ""
    }
  }
}

extension HeatingState {
  enum Mode: Equatable { case day, night }

  var canHeat: Bool { isOn && !isWarm }
  var isWarm: Bool { self.degrees > limit(at: mode) }
  private var isSecret: Bool { note == "secret" }

  func limit(at mode: HeatingState.Mode) -> Int { mode == .day ? 21 : 16 }
}
