import ShopCart
import ShopCheckout
import ShopCore
import ShopServices
import ShopSession

extension PretendServer: CartService {
  /// Biscuits are far away.
  func save(_ product: Product.ID, quantity: Int) async throws(CartError) -> Int {
    let duration = Duration.seconds(product == Campaign.biscuit.id ? 2 : 1)
    guard await isAsked("save \(quantity) of \(product)", for: duration) else { throw .offline }
    return quantity
  }

  func forget(_ product: Product.ID) async {
    await isAsked("forget \(product)")
  }
}

extension PretendServer: PaymentService {
  /// Cards with a number that begins with 0 are declined.
  func pay(_ amount: Money, card: String) async throws(PaymentError) -> Receipt {
    guard await isAsked("pay \(amount)") else { throw .offline }
    guard !card.hasPrefix("0") else { throw .declined }
    return Receipt(number: 1, amount: amount)
  }

  func mail(_ receipt: Receipt) async {
    await isAsked("mail receipt \(receipt.number)")
  }
}

extension PretendServer: AccountService {
  func logIn(name: String, password: String) async throws(LogInError) -> Customer {
    guard await isAsked("log in \(name)") else { throw .offline }
    guard password == "sesame" else { throw .wrongPassword }
    return Customer(id: 1, name: name)
  }

  func expiry(of customer: Customer) async {
    await isAsked("session of \(customer.name)", for: .seconds(60))
  }
}
