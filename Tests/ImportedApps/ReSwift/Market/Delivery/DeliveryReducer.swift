import ReSwift

/// The reducers of the screens about delivery.
enum DeliveryReducer {
  enum Action: ReSwift.Action {
    case pickupToggled
    case ordered(number: Int)
    case dismissed
  }

  static func reduce(action: ReSwift.Action, state: DeliveryState?) -> DeliveryState {
    var state = DeliveryState(
      address: Self.address(action: action, state: state?.address),
      slots: Self.slots(action: action, state: state?.slots),
      isPickup: state?.isPickup ?? false,
      message: state?.message
    )
    switch action {
    case Action.pickupToggled:
      state.isPickup.toggle()
      state.slots.chosen = nil
    case Action.ordered(let number):
      state.message = text(for: number)
    case Action.dismissed:
      state.message = nil
    case SlotsAction.chosen:
      state.isPickup = false
    default:
      break
    }
    return state
  }

  private static func text(for number: Int) -> String { "Order \(number) is on its way" }
}

/// What the form for the address does.
struct SetStreet: Action {
  let street: String
}

struct SetCity: Action {
  let city: String
}

struct ValidateAddress: Action {}

extension DeliveryReducer {
  static func address(action: ReSwift.Action, state: AddressState?) -> AddressState {
    var state = state ?? AddressState()
    if let action = action as? SetStreet {
      state.street = action.street
      state.errors = []
    } else if let action = action as? SetCity {
      state.city = action.city
    } else if action is ValidateAddress {
      state.errors = []
      if state.street.isEmpty { state.errors.append("A street is missing") }
      if state.city.isEmpty { state.errors.append("A city is missing") }
    }
    return state
  }
}

enum SlotsAction: Action {
  case offered([Int])
  case chosen(Int)
  case expressToggled
}

extension DeliveryReducer {
  static func slots(action: ReSwift.Action, state: SlotsState?) -> SlotsState {
    var state = state ?? SlotsState()
    switch action {
    case let action as SlotsAction:
      switch action {
      case .offered(let slots):
        state.available = slots
        if let chosen = state.chosen, !slots.contains(chosen) { state.chosen = nil }
      case .chosen(let slot):
        state.chosen = slot
      case .expressToggled:
        state.isExpress.toggle()
      }
    case is SignedOut:
      state.chosen = nil
    default:
      break
    }
    return state
  }
}
