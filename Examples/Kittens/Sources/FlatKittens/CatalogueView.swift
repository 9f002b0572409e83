import KittenKit
import StateKit

/// The list of kittens. Like all views, this one has the whole app's store.
@MainActor
struct CatalogueView {
  private let store: Store<AppState, AppAction>
  private let subscription: Subscription

  init(_ store: Store<AppState, AppAction>, show: @escaping @Sendable (String) -> Void) {
    self.store = store
    self.subscription = store.subscribe(\.catalogue) { show($0.text) }
  }

  func appear() { store.dispatch(.catalogue(.appeared)) }
  func sort(by order: Order) { store.dispatch(.catalogue(.sorted(by: order))) }

  func tapHeart(row: Int) {
    if let kitten = kitten(inRow: row) { store.dispatch(.catalogue(.hearted(kitten: kitten))) }
  }

  func tap(row: Int) {
    if let kitten = kitten(inRow: row) { store.dispatch(.catalogue(.selected(kitten: kitten))) }
  }

  private func kitten(inRow row: Int) -> Kitten? {
    store.catalogue.rows.dropFirst(row).first
  }
}

extension CatalogueState {
  /// The kittens in the order in which they are shown.
  var rows: [Kitten] {
    let kittens = kittens.value ?? []
    return switch order {
    case .name: kittens.sorted { $0.name < $1.name }
    case .age: kittens.sorted { $0.age < $1.age }
    }
  }

  /// For example `Kittens by age: Mia 2, Tom 5`.
  var text: String {
    let rows = rows.map { "\($0.name) \($0.age)" }.joined(separator: ", ")
    return switch kittens {
    case .idle: "Kittens"
    case .loading: "Kittens: loading"
    case .loaded: "Kittens by \(order): \(rows)"
    case .failed(let error, _): "Kittens: the server is \(error)"
    }
  }
}
