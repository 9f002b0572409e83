/// The dependencies of a domain: a closure for each request and effect that its schema declares, such as
/// `UsersEffects`. Each closure may be omitted and supplied elsewhere.
///
///     store.sideEffects.register(UsersEffects(fetchUsers: service.users), at: .users)
///     store.sideEffects.register(UsersEffects.live)  // the type tells the domain
///
/// For a client that throws any error, `mapError(of:to:)` makes the closure.
///
/// Generated code conforms to it; other code does not need to.
public protocol DomainEffects: Sendable {
  /// The action of the domain.
  associatedtype EffectAction: DomainAction
}
