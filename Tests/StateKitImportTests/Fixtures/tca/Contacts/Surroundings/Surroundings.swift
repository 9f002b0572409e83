import Dependencies
import Foundation
import StateKit
import SwiftNavigation

// What stays of the input.

struct Contact: Equatable, Identifiable, Sendable {
  let id: UUID
  var name: String
}

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

extension AlertState where Action == ContactDetail.Action.Alert {
  static var confirmDeletion: Self {
    Self {
      TextState("Are you sure?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmDeletion) {
        TextState("Delete")
      }
    }
  }
}

extension DependencyValues {
  var uuid: @Sendable () -> UUID { { UUID() } }
}
