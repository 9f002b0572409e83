import ComposableArchitecture

/// The bell in the hall.
struct BellClient {
  var ring: @Sendable (_ times: Int) async -> Void
}

extension BellClient: DependencyKey {
  static let liveValue = BellClient(ring: { _ in })
}

extension DependencyValues {
  var bell: BellClient {
    get { self[BellClient.self] }
    set { self[BellClient.self] = newValue }
  }
}
