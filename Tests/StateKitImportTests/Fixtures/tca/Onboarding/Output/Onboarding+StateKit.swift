import Dependencies
import Foundation
import StateKit

/// The handlers of `Onboarding`, which were the branches of a reducer in Onboarding.swift.
struct Onboarding: OnboardingReducing, ImportedFeature {
  typealias State = OnboardingState
  typealias Action = OnboardingAction

  @Dependency(\.analytics) var analytics
  @Dependency(\.date.now) var now

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .onboarding(self, terms: Terms().body)
  }

  #warning("statekit-import: '.onChange' of a reducer")
  // .onChange(of: \.step) { old, new in
  //   Reduce { state, _ in
  //     state.visited.append(old)
  //     return .none
  //   }
  // }

  #warning("statekit-import: another reducer")
  // Analytics()

  #warning("statekit-import: code beside the switch over the actions")
  // state.actions += 1

  #warning("statekit-import: a branch for all other actions takes those of 'terms', too")
  // default:
  //   state.visited.removeAll()
  //   return .none

  /// The closures of the effects: `store.sideEffects.register(Onboarding().effects)`.
  var effects: OnboardingEffects {
    OnboardingEffects(
      finishedEffect: { name in
        .completed(name: name)
      },
      permissionEffect: { value0 in
        AsyncStream<Action>.sending { send in
          switch value0 {
          case true:
            break
          case false:
            await send(.delegate(.aborted))
          case _: break
          }
        }
      }
    )
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [effects] + Terms().allEffects }

  func next(_ state: inout State) {
    switch () {
    case () where state.step == .done:
      #warning("statekit-import: an effect under a condition that is evaluated twice")
      // return .send(.finished)
    case ():
      guard let step = State.Step(rawValue: state.step.rawValue + 1) else { return }
      state.visited.append(state.step)
      state.step = step
    }
  }

  func back(_ state: inout State) {
    if let last = state.visited.popLast() {
      state.step = last
      return
    }
    #warning("statekit-import: an effect that starts under a condition: 'state.visited.popLast()' would be evaluated twice")
    // return .send(.delegate(.aborted))
    return
  }

  func skip(_ state: inout State, to: OnboardingState.Step) {
    switch to {
    case .done:
      #warning("statekit-import: a branch that falls through to the next one")
      // state.step = .done
      // fallthrough
    case _:
      break
    }
  }

  func nameChanged(_ state: inout State, _ name: String) {
    state.name = name.trimmingCharacters(in: .whitespaces)
    if state.name.isEmpty {
      state.step = .name
    }
  }

  func permission(_ state: inout State, granted: Bool) {
    switch granted {
    case true:
      state.isAllowed = true
    case false:
      break
    case _:
      state.visited.removeAll()
    }
  }
}

extension OnboardingState {
  enum Step: Int, Equatable, CaseIterable { case welcome, name, terms, done }
}

extension OnboardingAction {
  enum Delegate: Equatable { case completed(name: String), aborted }
}
