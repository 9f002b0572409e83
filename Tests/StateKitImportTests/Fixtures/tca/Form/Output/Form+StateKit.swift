import Dependencies
import Foundation
import StateKit
import SwiftNavigation

/// The handlers of `Form`, which were the branches of a reducer in Form.swift.
struct Form: FormReducing, ImportedFeature {
  typealias State = FormState
  typealias Action = FormAction

  @Dependency(\.api.submit) var submit
  @Dependency(\.date) var date

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .form(self, alert: .formAlert())
  }

  #warning("statekit-import: '.onChange' of a reducer")
  // .onChange(of: \.name) { _, name in
  //   Reduce { state, _ in
  //     state.count = name.count
  //     return .none
  //   }
  // }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [] }

  func increment(_ state: inout State) {
    let action = Action.increment
    state.count += action == .increment ? 1 : -1
  }

  func decrement(_ state: inout State) {
    let action = Action.decrement
    state.count += action == .increment ? 1 : -1
  }

  func submit(_ state: inout State) {
    let name = state.name
    let request = Request(name: name, email: state.email)
    #warning("statekit-import: the effect takes 'request', which the branch computes")
    // return .run { send in
    //   await send(.submitted(submit(request)))
    // }
    _ = request
    return
  }

  func submitted(_ state: inout State, _ value0: Bool) {
    switch value0 {
    case true:
      state.step = .two
    case false:
      state.alert = AlertState {
        TextState("Failed")
      } actions: {
        ButtonState(action: .retry) { TextState("Retry") }
      }
    }
  }

  func advanced(_ state: inout State, _ value0: FormState.Step?) {
    switch value0 {
    case .some(.two):
      state.step = .two
    case let step?:
      state.step = step
    case _:
      break
    }
  }

  func bindingEmail(_ state: inout State, _ value0: String) {
    state.step = .one
  }

  func bindingName(_ state: inout State, _ value0: String) {
    state.step = .one
  }
}

extension FormState {
  /// The order of the parameters before the import.
  @_disfavoredOverload
  init(
    alert: AlertState<FormAlertAction>? = nil,
    name: String = "",
    email: String = "",
    count: Int = 0,
    step: FormState.Step = .one
  ) {
    self.init(
      name: name,
      email: email,
      count: count,
      step: step,
      alert: alert
    )
  }

  var isValid: Bool { !name.isEmpty }

  enum Step: Int { case one = 1, two }
}

extension FormAction {
  typealias Alert = FormAlertAction
}
