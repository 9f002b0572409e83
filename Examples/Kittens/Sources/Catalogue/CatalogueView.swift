import KittenKit
public import StateKit

/// The list of kittens. This view has a store of the list alone.
@MainActor
public struct CatalogueView {
  private let store: LocalStore<CatalogueState, CatalogueAction>
  private let subscription: Subscription

  /// Shows the list at once, and after each change.
  public init(
    _ store: LocalStore<CatalogueState, CatalogueAction>,
    show: @escaping @Sendable (String) -> Void
  ) {
    self.store = store
    self.subscription = store.subscribe { show($0.text) }
  }

  /// The view is on the screen.
  public func appear() { store.dispatch(.appeared) }

  /// The user chooses another order.
  public func sort(by order: Order) { store.dispatch(.sorted(by: order)) }

  /// The user taps the heart of a kitten.
  public func tapHeart(row: Int) {
    if let kitten = kitten(inRow: row) { store.dispatch(.hearted(kitten: kitten)) }
  }

  /// The user taps a kitten.
  public func tap(row: Int) {
    if let kitten = kitten(inRow: row) { store.dispatch(.selected(kitten: kitten)) }
  }

  private func kitten(inRow row: Int) -> Kitten? {
    store.rows.dropFirst(row).first
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
