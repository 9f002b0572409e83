import ReSwift
import Testing

@testable import Market

struct CartTests {
  @Test func `a product that is there is there twice`() {
    let state = cart(CartAction.added(.apple), CartAction.added(.bread), CartAction.added(.apple))
    #expect(state.lines == [CartLine(product: .apple, quantity: 2), CartLine(product: .bread, quantity: 1)])
    #expect(state.total == 8)
  }

  @Test func `a quantity has a limit`() {
    let state = cart(CartAction.added(.apple), CartAction.quantityChanged(id: 1, quantity: 500))
    #expect(state.lines.first?.quantity == 99)
    #expect(state.changes == 1)
  }

  @Test func `without a quantity the line goes`() {
    let state = cart(CartAction.added(.apple), CartAction.quantityChanged(id: 1, quantity: 0))
    #expect(state.lines.isEmpty)
    #expect(cart(CartAction.added(.apple), CartAction.removed(id: 1)).lines.isEmpty)
  }

  @Test func `a voucher takes a tenth off`() {
    let state = cart(CartAction.added(.cheese), CartAction.voucherEntered(code: "FARM2024"))
    #expect(state.total == 8.1)
    #expect(cart(CartAction.voucherEntered(code: "other")).voucher == nil)
  }

  @Test func `a gift has a note`() {
    let state = cart(CartAction.giftToggled, CartAction.noted("For you"))
    #expect(state == CartState(note: "For you", isGift: true))
    #expect(cart(CartAction.emptied, from: state) == CartState())
  }

  @Test func `signing out may keep the cart`() {
    let state = cart(CartAction.added(.apple), CartAction.voucherEntered(code: "FARM2024"))
    #expect(cart(SignedOut(keepsCart: true), from: state).lines.count == 1)
    #expect(cart(SignedOut(keepsCart: true), from: state).voucher == nil)
    #expect(cart(SignedOut(keepsCart: false), from: state).lines.isEmpty)
  }

  @Test func `a new price comes into the cart`() {
    let state = cart(CartAction.added(.apple), CatalogAction.priceChanged(id: 1, to: 5))
    #expect(state.total == 5)
  }
}
