import ComposableArchitecture

/// The list of the members, with one of them or a form for a new one in front of it.
struct Members: Reducer {
  struct State: Equatable {
    var rows: IdentifiedArrayOf<MemberRow.State> = []
    @PresentationState var detail: MemberDetail.State?
    @PresentationState var form: MemberForm.State?
    var sort = Sort.name
    var isLoading = false
    var showsInactive = true
    var errorMessage: String?

    enum Sort: String, CaseIterable, Equatable {
      case name
      case grade
      case visits
    }

    var visibleRows: [MemberRow.State] {
      rows.filter { showsInactive || $0.isActive }
    }

    var starredCount: Int { rows.filter(\.isStarred).count }
  }

  enum Action: Equatable {
    case appeared
    case refreshTapped
    case loaded(TaskResult<[Member]>)
    case errorDismissed
    case sortSelected(State.Sort)
    case inactiveToggled
    case open(Member.ID)
    case addTapped
    case removed(id: Member.ID)
    case everyoneVisited
    case starsCleared
    case rows(id: Member.ID, action: MemberRow.Action)
    case detail(PresentationAction<MemberDetail.Action>)
    case form(PresentationAction<MemberForm.Action>)
    case delegate(Delegate)

    enum Delegate: Equatable {
      case added(name: String)
      case deleted(id: Member.ID, name: String)
    }
  }

  @Dependency(\.clubClient) var clubClient

  enum CancelID { case load }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        guard state.rows.isEmpty else { return .none }
        state.isLoading = true
        return self.load()

      case .refreshTapped:
        state.isLoading = true
        state.errorMessage = nil
        return .run { send in
          await send(.loaded(TaskResult { try await self.clubClient.members() }))
        }
        .cancellable(id: CancelID.load, cancelInFlight: true)

      case .loaded(.success(let members)):
        state.isLoading = false
        for member in members {
          if let old = state.rows[id: member.id] {
            state.rows[id: member.id] = self.row(member, isStarred: old.isStarred, visits: old.visits)
          } else {
            state.rows.append(self.row(member))
          }
        }
        self.sortRows(&state)
        return .none

      case .loaded(.failure(let error)):
        state.isLoading = false
        state.errorMessage = (error as? ClubError)?.message ?? "Something went wrong."
        return .none

      case .errorDismissed:
        state.errorMessage = nil
        return .none

      case .sortSelected(let sort):
        guard sort != state.sort else { return .none }
        state.sort = sort
        self.sortRows(&state)
        return .none

      case .inactiveToggled:
        state.showsInactive.toggle()
        return .none

      case .open(let id), .rows(id: let id, action: .delegate(.opened)):
        guard let row = state.rows[id: id] else { return .none }
        state.detail = MemberDetail.State(id: row.id, name: row.name, grade: row.grade)
        return .none

      case .addTapped:
        state.form = MemberForm.State()
        return .none

      case .removed(let id):
        state.rows.remove(id: id)
        return .none

      case .everyoneVisited:
        for id in state.rows.ids where state.rows[id: id]?.isActive == true {
          state.rows[id: id]?.visits += 1
        }
        return .none

      case .starsCleared:
        for index in state.rows.indices {
          state.rows[index].isStarred = false
        }
        return .none

      case .rows:
        return .none

      case let .detail(.presented(.delegate(.saved(member)))):
        state.rows[id: member.id]?.name = member.name
        state.rows[id: member.id]?.grade = member.grade
        return .none

      case .detail(.presented(.delegate(.deleted(let id)))):
        let name = state.rows[id: id]?.name ?? ""
        state.rows.remove(id: id)
        state.detail = nil
        return .send(.delegate(.deleted(id: id, name: name)))

      case .detail(.dismiss):
        for id in state.rows.ids {
          state.rows[id: id]?.isHighlighted = false
        }
        return .none

      case .detail:
        return .none

      case .form(.presented(.delegate(.added(let member)))):
        state.rows.append(self.row(member))
        self.sortRows(&state)
        state.form = nil
        return .send(.delegate(.added(name: member.name)))

      case .form, .delegate:
        return .none
      }
    }
    .forEach(\.rows, action: /Action.rows(id:action:)) {
      MemberRow()
    }
    .ifLet(\.$detail, action: /Action.detail) {
      MemberDetail()
    }
    .ifLet(\.$form, action: /Action.form) {
      MemberForm()
    }
  }

  private func load() -> Effect<Action> {
    .run { send in
      await send(.loaded(TaskResult { try await self.clubClient.members() }))
    }
    .cancellable(id: CancelID.load, cancelInFlight: true)
  }

  private func row(_ member: Member, isStarred: Bool = false, visits: Int = 0) -> MemberRow.State {
    MemberRow.State(
      id: member.id,
      name: member.name,
      grade: member.grade,
      isActive: member.isActive,
      isStarred: isStarred,
      visits: visits
    )
  }

  private func sortRows(_ state: inout State) {
    switch state.sort {
    case .name: state.rows.sort { $0.name < $1.name }
    case .grade: state.rows.sort { ($0.grade, $0.name) < ($1.grade, $1.name) }
    case .visits: state.rows.sort { $0.visits > $1.visits }
    }
  }
}
