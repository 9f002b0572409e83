import ComposableArchitecture

extension AlertState where Action == Contacts.Action.Alert {
  static func deleteConfirmation(id: Contact.ID) -> Self {
    AlertState {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmDeletion(id: id)) {
        TextState("Delete")
      }
    }
  }
}

extension Contacts.State {
  /// How many there are.
  var title: String { "\(contacts.count) contacts" }
}
