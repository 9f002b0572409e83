import ShopSession
import StateKit

extension SessionState {
  /// For example `Session: Ann`.
  var text: String {
    switch customer {
    case .idle: "Session: nobody"
    case .loading: "Session: logging in"
    case .loaded(let customer): "Session: \(customer.name)"
    case .failed(let error, _): "Session: \(error)"
    }
  }
}
