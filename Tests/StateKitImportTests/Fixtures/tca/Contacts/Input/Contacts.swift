import ComposableArchitecture
import Foundation

struct Contact: Equatable, Identifiable, Sendable {
  let id: UUID
  var name: String
}

@Reducer
struct Contacts {
  @Reducer(state: .equatable)
  enum Destination {
    case add(AddContact)
    @ReducerCaseIgnored
    case hint(text: String)
    case alert(AlertState<Contacts.Action.Alert>)
  }

  @Reducer(state: .equatable)
  enum Path {
    case detail(ContactDetail)
    case add(AddContact)
  }

  @ObservableState
  struct State: Equatable {
    var contacts: IdentifiedArrayOf<Contact> = []
    @Presents var destination: Destination.State?
    var path = StackState<Path.State>()
  }

  enum Action {
    case addTapped
    case contactTapped(Contact)
    case deleteTapped(id: Contact.ID)
    case hintTapped
    case destination(PresentationAction<Destination.Action>)
    case path(StackActionOf<Path>)

    enum Alert: Equatable {
      case confirmDeletion(id: Contact.ID)
    }
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.destination = .add(
          AddContact.State(contact: Contact(id: self.uuid(), name: ""))
        )
        return .none

      case .contactTapped(let contact):
        state.path.append(.detail(ContactDetail.State(contact: contact)))
        return .none

      case .deleteTapped(let id):
        state.destination = .alert(.deleteConfirmation(id: id))
        return .none

      case .hintTapped:
        state.destination = .hint(text: "Tap a contact")
        return .none

      case let .destination(.presented(.add(.delegate(.save(contact))))):
        state.contacts.append(contact)
        return .none

      case let .destination(.presented(.alert(.confirmDeletion(id: id)))):
        state.contacts.remove(id: id)
        return .none

      case .destination(.dismiss):
        // Nobody keeps what was typed.
        return .none

      case .destination:
        return .none

      case let .path(.element(id: id, action: .detail(.delegate(.confirmDeletion)))):
        guard case let .detail(detail)? = state.path[id: id] else { return .none }
        state.contacts.remove(id: detail.contact.id)
        return .none

      case .path(.popFrom(id: _)):
        return .none

      case .path:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path)
  }
}
