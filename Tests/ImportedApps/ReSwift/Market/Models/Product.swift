/// Something that a stall sells.
struct Product: Equatable, Codable, Sendable {
  let id: Int
  var name: String
  var price: Double
  var stall: String
  var isSeasonal = false
}

/// The order in which the catalog is shown.
enum SortOrder: String, Equatable, Sendable {
  case name, price, stall

  func sorts(_ first: Product, _ second: Product) -> Bool {
    switch self {
    case .name: return first.name < second.name
    case .price: return first.price < second.price
    case .stall: return first.stall < second.stall
    }
  }
}
