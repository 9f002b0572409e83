/// What a domain needs to be done: a closure for each request and effect that its schema declares, such as
/// `UsersEffects`. Each may be left out, to be supplied elsewhere.
///
///     store.sideEffects.register(UsersEffects(fetchUsers: service.users), at: .users)
///     store.sideEffects.register(UsersEffects.live)  // the type tells of which domain it is
///
/// The closure of a client that throws any error is made by `mapError(of:to:)`.
///
/// Generated code conforms to it; nothing else needs to.
public protocol DomainEffects: Sendable {
  /// The action of the domain.
  associatedtype EffectAction: DomainAction
}
