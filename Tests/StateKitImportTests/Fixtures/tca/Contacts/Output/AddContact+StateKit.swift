import Foundation
import StateKit

/// The handlers of `AddContact`, which were the branches of a reducer in AddContact.swift.
struct AddContact: AddContactReducing, ImportedFeature {
  typealias State = AddContactState
  typealias Action = AddContactAction

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .addContact(self)
  }

  /// The closures of the effects: `store.sideEffects.register(AddContact().effects)`.
  var effects: AddContactEffects {
    AddContactEffects(
      saveTappedEffect: { contact in
        AsyncStream<Action>.sending { send in
          await send(.delegate(.save(contact)))
          await send(.dismiss)
        }
      }
    )
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [effects] }

  func setName(_ state: inout State, _ name: String) {
    state.contact.name = name
  }
}

extension AddContactAction {
  enum Delegate: Equatable {
    // case cancel
    case save(Contact)
  }
}
