/// The functions that this feature needs from elsewhere.
public protocol UsersService: Sendable {
  func users() async throws(UsersError) -> [User]
}

extension UsersEffects {
  /// Lets a service supply the work of this feature.
  public init(_ service: some UsersService) {
    self.init(fetchUsers: service.users)
  }
}
