/// The screens of the app.
enum Route: Equatable, Sendable {
  case market
  case product(Int)
  case cart
  case checkout
  case account
}
