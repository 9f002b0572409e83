import ComposableArchitecture

/// The gear that members borrow.
struct GearRoom: Reducer {
  struct State: Equatable {
    var gear: [Gear] = []
    var loans: [Loan] = []
    var categories: Set<Gear.Category> = []
    var maximum = 2
    var isOpen = true
    var isLoading = false
    var message: String?

    var visible: [Gear] {
      categories.isEmpty ? gear : gear.filter { categories.contains($0.category) }
    }

    var availableCount: Int { gear.reduce(0) { $0 + $1.available } }

    func loans(of member: Member.ID) -> [Loan] { loans.filter { $0.member == member } }
  }

  enum Action: Equatable {
    case appeared
    case loaded([Gear])
    case borrowTapped(Gear.ID, by: Member.ID)
    case returnTapped(Loan.ID)
    case everythingReturned(by: Member.ID)
    case categoryToggled(Gear.Category)
    case allCategoriesTapped
    case bought(Gear.ID, count: Int)
    case thrownAway(Gear.ID)
    case openTapped
    case closeTapped
    case messageDismissed
    case delegate(Delegate)

    enum Delegate: Equatable {
      case borrowed(name: String, by: Member.ID)
      case soldOut(name: String)
    }
  }

  var body: some Reducer<State, Action> {
    Reduce(self.core)
  }

  private func core(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .appeared:
      state.isLoading = true
      return .run { send in
        @Dependency(\.clubClient) var clubClient
        await send(.loaded(clubClient.gear()))
      }

    case .loaded(let gear):
      state.isLoading = false
      state.gear = gear
      return .none

    case let .borrowTapped(id, by: member):
      guard state.isOpen else {
        state.message = "The gear room is closed."
        return .none
      }
      guard state.loans(of: member).count < state.maximum else {
        state.message = "No more than \(state.maximum) pieces."
        return .none
      }
      guard let index = state.gear.firstIndex(where: { $0.id == id }) else { return .none }
      let name = state.gear[index].name
      switch state.gear[index].available {
      case ...0:
        return .send(.delegate(.soldOut(name: name)))
      case 1:
        lend(index, to: member, in: &state)
        return .merge(
          .send(.delegate(.borrowed(name: name, by: member))),
          .send(.delegate(.soldOut(name: name)))
        )
      default:
        lend(index, to: member, in: &state)
        return .send(.delegate(.borrowed(name: name, by: member)))
      }

    case .returnTapped(let id):
      takeBack(in: &state) { $0.id == id }
      return .none

    case .everythingReturned(let member):
      takeBack(in: &state) { $0.member == member }
      return .none

    case .categoryToggled(let category):
      if state.categories.contains(category) {
        state.categories.remove(category)
      } else {
        state.categories.insert(category)
      }
      return .none

    case .allCategoriesTapped:
      state.categories = []
      return .none

    case .bought(let id, let count):
      guard count > 0, let index = state.gear.firstIndex(where: { $0.id == id }) else { return .none }
      state.gear[index].total += count
      return .none

    case .thrownAway(let id):
      state.gear.removeAll { $0.id == id }
      state.loans.removeAll { $0.gear == id }
      return .none

    case .openTapped:
      state.isOpen = true
      state.message = nil
      return .none

    case .closeTapped:
      state.isOpen = false
      return .none

    case .messageDismissed:
      state.message = nil
      return .none

    case .delegate:
      return .none
    }
  }

  private func lend(_ index: Int, to member: Member.ID, in state: inout State) {
    let id = (state.loans.last?.id ?? 0) + 1
    state.gear[index].borrowed += 1
    state.loans.append(Loan(id: id, gear: state.gear[index].id, member: member))
  }

  private func takeBack(in state: inout State, where isMeant: (Loan) -> Bool) {
    for loan in state.loans where isMeant(loan) {
      if let index = state.gear.firstIndex(where: { $0.id == loan.gear }) {
        state.gear[index].borrowed -= 1
      }
    }
    state.loans.removeAll(where: isMeant)
  }
}
