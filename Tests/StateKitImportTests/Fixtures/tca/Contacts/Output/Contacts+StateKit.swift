import Dependencies
import Foundation
import StateKit

/// The handlers of `Contacts`, which were the branches of a reducer in Contacts.swift.
struct Contacts: ContactsReducing, ImportedFeature {
  typealias State = ContactsState
  typealias Action = ContactsAction

  enum Destination {
    typealias State = ContactsDestinationState
    typealias Action = ContactsDestinationAction
  }

  enum Path {
    typealias State = ContactsPathState
    typealias Action = ContactsPathAction
  }

  @Dependency(\.uuid) var uuid

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .contacts(
      self,
      destination: .contactsDestination(
        add: AddContact().body,
        hint: .contactsDestinationHint(),
        alert: .contactsDestinationAlert()
      ),
      path: .contactsPath(detail: ContactDetail().body, add: AddContact().body)
    )
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { AddContact().allEffects + ContactDetail().allEffects }

  func addTapped(_ state: inout State) {
    state.destination = .add(
      AddContact.State(contact: Contact(id: self.uuid(), name: ""))
    )
  }

  func contactTapped(_ state: inout State, _ contact: Contact) {
    state.path.append(.detail(ContactDetail.State(contact: contact)))
  }

  func deleteTapped(_ state: inout State, id: Contact.ID) {
    state.destination = .alert(.deleteConfirmation(id: id))
  }

  func hintTapped(_ state: inout State) {
    state.destination = .hint(text: "Tap a contact")
  }

  func destinationAddDelegate(_ state: inout State, _ value0: AddContactAction.Delegate) {
    switch value0 {
    case .save(let contact):
      state.contacts.append(contact)
    }
  }

  func destinationAlertConfirmDeletion(_ state: inout State, id: Contact.ID) {
    state.contacts.remove(id: id)
  }

  func pathDetailDelegate(_ state: inout State, path: Int, _ value0: ContactDetailAction.Delegate) {
    switch value0 {
    case .confirmDeletion:
      let id = path
      guard case let .detail(detail)? = state.path[id: id] else { return }
      state.contacts.remove(id: detail.contact.id)
    }
  }
}

extension ContactsState {
  /// How many there are.
  var title: String { "\(contacts.count) contacts" }
}

extension ContactsDestinationState {
  static func hint(text: String) -> ContactsDestinationState {
    .hint(ContactsDestinationHintState(text: text))
  }
}

extension ContactsAction {
  typealias Alert = ContactsDestinationAlertAction
}
