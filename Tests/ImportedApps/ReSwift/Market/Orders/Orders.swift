import ReSwift

/// The orders of the account.
enum Orders {
  struct Order: Equatable, Sendable {
    let number: Int
    let total: Double
    var isDelivered = false
  }

  struct State: StateType, Equatable {
    var orders: [Order] = []
    var isSubmitting = false
    var lastNumber: Int?
    var showsDelivered = true

    var open: [Order] { orders.filter { !$0.isDelivered } }
  }

  enum Action: ReSwift.Action {
    case submit
    case placed(number: Int, total: Double)
    case delivered(number: Int)
    case cancelled(number: Int)
    case deliveredShown(Bool)
  }
}

extension Orders {
  static func reduce(_ action: ReSwift.Action, state: State?) -> State {
    var state = state ?? State()
    switch action {
    case Action.submit:
      state.isSubmitting = true
    case Action.placed(let number, let total):
      state.orders.append(Order(number: number, total: total))
      state.lastNumber = number
      state.isSubmitting = false
    case Action.delivered(let number):
      state.orders = update(state.orders, number) { $0.isDelivered = true }
    case Action.cancelled(let number):
      state.orders.removeAll { $0.number == number && !$0.isDelivered }
    case Action.deliveredShown(let isShown):
      state.showsDelivered = isShown
    case is SignedOut:
      return State()
    default:
      break
    }
    return state
  }

  private static func update(_ orders: [Order], _ number: Int, _ change: (inout Order) -> Void) -> [Order] {
    orders.map { order in
      var order = order
      if order.number == number { change(&order) }
      return order
    }
  }
}
