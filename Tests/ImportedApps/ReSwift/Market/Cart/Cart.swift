import ReSwift

struct CartLine: Equatable, Sendable {
  let product: Product
  var quantity: Int
}

extension Array where Element == CartLine {
  var total: Double { reduce(0) { $0 + $1.product.price * Double($1.quantity) } }
}

enum CartAction: Action, Equatable {
  case added(Product)
  case removed(id: Int)
  case quantityChanged(id: Int, quantity: Int)
  case noted(String)
  case voucherEntered(code: String)
  case giftToggled
  case emptied
}

struct CartState: StateType, Equatable {
  var lines: [CartLine] = []
  var note = ""
  var voucher: String?
  var isGift = false
  var changes = 0

  var total: Double {
    let sum = lines.total
    return voucher == nil ? sum : sum * 0.9
  }
}

func cartReducer(_ state: inout CartState, _ action: Action) {
  switch action {
  case CartAction.added(let product):
    if let index = state.lines.firstIndex(where: { $0.product.id == product.id }) {
      state.lines[index].quantity += 1
      return
    }
    state.lines.append(CartLine(product: product, quantity: 1))
  case CartAction.removed(let id):
    state.lines.removeAll { $0.product.id == id }
  case let CartAction.quantityChanged(id, quantity):
    changeQuantity(of: id, to: quantity, in: &state.lines)
    state.changes += 1
  case CartAction.noted(let note):
    state.note = note
  case CartAction.voucherEntered(let code):
    guard isVoucher(code) else { break }
    state.voucher = code
  case CartAction.giftToggled:
    state.isGift.toggle()
  case CartAction.emptied:
    state = CartState()
  case let signedOut as SignedOut:
    if !signedOut.keepsCart { state.lines = [] }
    state.voucher = nil
  case let CatalogAction.priceChanged(id, price):
    for index in state.lines.indices where state.lines[index].product.id == id {
      state.lines[index] = CartLine(
        product: state.lines[index].product.priced(price),
        quantity: state.lines[index].quantity
      )
    }
  default:
    break
  }
}

private func changeQuantity(of id: Int, to quantity: Int, in lines: inout [CartLine]) {
  guard let index = lines.firstIndex(where: { $0.product.id == id }) else { return }
  if quantity > 0 {
    lines[index].quantity = min(quantity, maximum)
  } else {
    lines.remove(at: index)
  }
}

private let maximum = 99

private func isVoucher(_ code: String) -> Bool { code.hasPrefix("FARM") && code.count == 8 }

extension Product {
  func priced(_ price: Double) -> Product {
    var copy = self
    copy.price = price
    return copy
  }
}
