import KittenKit
public import StateKit

/// One kitten. The view has the store of a present profile.
@MainActor
public struct ProfileView {
  private let store: LocalStore<ProfileState, ProfileAction>
  private let subscription: Subscription

  /// Shows the profile at once, and after each change.
  public init(
    _ store: LocalStore<ProfileState, ProfileAction>,
    show: @escaping @Sendable (String) -> Void
  ) {
    self.store = store
    self.subscription = store.subscribe { show($0.text) }
  }

  /// The user closes the profile.
  public func close() { store.dispatch(.closed) }

  /// The user takes the kitten home.
  public func adopt() { store.dispatch(.adopted(id: store.kitten.id)) }
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
