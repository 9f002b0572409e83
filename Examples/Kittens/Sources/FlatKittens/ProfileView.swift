import KittenKit
import StateKit

/// One kitten. The view has the whole app's store, so it has to handle absent profiles.
@MainActor
struct ProfileView {
  private let store: Store<AppState, AppAction>
  private let subscription: Subscription

  init(_ store: Store<AppState, AppAction>, show: @escaping @Sendable (String) -> Void) {
    self.store = store
    self.subscription = store.subscribe(\.profile) { profile in
      if let profile { show(profile.text) }
    }
  }

  func close() {
    if store.profile != nil { store.dispatch(.profile(.closed)) }
  }

  func adopt() {
    if let profile = store.profile { store.dispatch(.profile(.adopted(id: profile.kitten.id))) }
  }
}

extension ProfileState {
  /// For example `Mia: found in a shoe box`.
  var text: String {
    switch story {
    case .idle: "\(kitten.name)"
    case .loading: "\(kitten.name): loading"
    case .loaded(let story): "\(kitten.name): \(story)"
    case .failed(let error, _): "\(kitten.name): the server is \(error)"
    }
  }
}
