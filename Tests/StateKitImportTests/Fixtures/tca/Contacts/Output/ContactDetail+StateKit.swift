import Foundation
import StateKit
import SwiftNavigation

/// The handlers of `ContactDetail`, which were the branches of a reducer in AddContact.swift.
struct ContactDetail: ContactDetailReducing, ImportedFeature {
  typealias State = ContactDetailState
  typealias Action = ContactDetailAction

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .contactDetail(self, alert: .contactDetailAlert())
  }

  /// The closures of the effects: `store.sideEffects.register(ContactDetail().effects)`.
  var effects: ContactDetailEffects {
    ContactDetailEffects(
      alertConfirmDeletionEffect: {
        .confirmDeletion
      }
    )
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [effects] }

  func deleteTapped(_ state: inout State) {
    state.alert = .confirmDeletion
  }
}

extension ContactDetailState {
  /// The order of the parameters before the import.
  @_disfavoredOverload
  init(
    alert: AlertState<ContactDetailAlertAction>? = nil,
    contact: Contact
  ) {
    self.init(
      contact: contact,
      alert: alert
    )
  }
}

extension ContactDetailAction {
  enum Delegate { case confirmDeletion }
}

extension ContactDetailAction {
  typealias Alert = ContactDetailAlertAction
}
