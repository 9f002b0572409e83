/// What a domain needs to be done: a closure for each request and effect that its schema declares, such as
/// `UsersEffects`. Each may be left out, to be supplied elsewhere.
///
///     store.sideEffects.register(UsersEffects(fetchUsers: service.users), at: .users)
///
/// Generated code conforms to it; nothing else needs to.
public protocol DomainEffects: Sendable {
  /// The action of the domain.
  associatedtype EffectAction: DomainAction
}
