/// The functions that this feature needs from elsewhere.
public protocol UsersService: Sendable {
  func users() async throws(UsersError) -> [User]
}

extension UsersEffects {
  /// Lets a service do what this feature asks for.
  public init(_ service: some UsersService) {
    self.init(fetchUsers: service.users)
  }
}
