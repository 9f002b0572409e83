import Dependencies

struct CartItem: Equatable, Identifiable, Sendable {
  let id: Int
  var price: Double
}

struct CartClient: Sendable {
  func save(_ total: Double) async {}
}

extension DependencyValues {
  var cartClient: CartClient { CartClient() }
}
