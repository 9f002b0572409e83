import ComposableArchitecture

@Reducer
struct AddContact {
  @ObservableState
  struct State: Equatable {
    var contact: Contact
  }

  enum Action {
    case cancelTapped
    case saveTapped
    case setName(String)
    case delegate(Delegate)

    @CasePathable
    enum Delegate: Equatable {
      // case cancel
      case save(Contact)
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelTapped:
        return .run { _ in await self.dismiss() }

      case .delegate:
        return .none

      case .saveTapped:
        return .merge(
          .send(.delegate(.save(state.contact))),
          .run { _ in await dismiss() }
        )

      case let .setName(name):
        state.contact.name = name
        return .none
      }
    }
  }
}

@Reducer
struct ContactDetail {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    let contact: Contact
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)
    case deleteTapped

    enum Alert { case confirmDeletion }
    enum Delegate { case confirmDeletion }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmDeletion)):
        return .run { send in
          // The parent removes the screen.
          await send(.delegate(.confirmDeletion))
        }
      case .alert:
        return .none
      case .delegate:
        return .none
      case .deleteTapped:
        state.alert = .confirmDeletion
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState where Action == ContactDetail.Action.Alert {
  static let confirmDeletion = Self {
    TextState("Are you sure?")
  } actions: {
    ButtonState(role: .destructive, action: .confirmDeletion) {
      TextState("Delete")
    }
  }
}
