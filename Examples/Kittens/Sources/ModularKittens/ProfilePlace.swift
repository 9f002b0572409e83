import Profile
import StateKit

/// The place where an open profile is shown.
@MainActor
final class ProfilePlace {
  private(set) var view: ProfileView?
  private var subscription: Subscription?

  init(_ store: LocalStore<ProfileState?, ProfileAction>, show: @escaping @Sendable (String) -> Void) {
    subscription = store.subscribe(select: { $0() != nil }, removeDuplicates: ==) { [weak self] isOpen in
      self?.view = isOpen ? store.unwrapped.map { ProfileView($0, show: show) } : nil
    }
  }
}
