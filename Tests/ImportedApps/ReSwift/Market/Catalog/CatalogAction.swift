import ReSwift

enum CatalogAction: Action {
  case load
  case loaded([Product])
  case failed(String?)
  /// Every letter searches.
  case search(String)
  case sort(by: SortOrder)
  case select(id: Int)
  case deselect
  case toggleSeasonal
  case rate(id: Int, stars: Int)
  case priceChanged(id: Int, to: Double)
  case refreshed(at: Int)
}

extension CatalogAction {
  /// Whether a view caused the action.
  var isFromView: Bool {
    switch self {
    case .load, .loaded, .failed, .priceChanged, .refreshed: return false
    default: return true
    }
  }
}
