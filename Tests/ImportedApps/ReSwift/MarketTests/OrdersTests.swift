import ReSwift
import Testing

@testable import Market

struct OrdersTests {
  @Test func `an order is submitted and placed`() {
    #expect(orders(Orders.Action.submit).isSubmitting)
    let state = orders(Orders.Action.submit, Orders.Action.placed(number: 4, total: 12))
    #expect(state.orders == [Orders.Order(number: 4, total: 12)])
    #expect(state.lastNumber == 4)
    #expect(!state.isSubmitting)
  }

  @Test func `a delivered order is not open`() {
    let state = orders(
      Orders.Action.placed(number: 4, total: 12),
      Orders.Action.placed(number: 5, total: 3),
      Orders.Action.delivered(number: 4)
    )
    #expect(state.open.map(\.number) == [5])
  }

  @Test func `a delivered order is not cancelled`() {
    let state = orders(
      Orders.Action.placed(number: 4, total: 12),
      Orders.Action.placed(number: 5, total: 3),
      Orders.Action.delivered(number: 4),
      Orders.Action.cancelled(number: 4),
      Orders.Action.cancelled(number: 5)
    )
    #expect(state.orders.map(\.number) == [4])
  }

  @Test func `delivered orders can be hidden`() {
    #expect(!orders(Orders.Action.deliveredShown(false)).showsDelivered)
  }

  @Test func `signing out forgets the orders`() {
    #expect(orders(Orders.Action.placed(number: 4, total: 12), SignedOut(keepsCart: true)) == Orders.State())
  }
}
