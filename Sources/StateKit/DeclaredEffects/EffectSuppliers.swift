/// Closures that were registered for declared effects.
struct EffectSupplier<Action>: Sendable {
  let order: Int
  let effects: any DomainEffects
  /// The work that these closures are doing.
  let work = SuppliedWork()
  /// Whether an action belongs to the place for which the closures were registered.
  let isConcerned: @Sendable (Action) -> Bool
}

/// The closures registered for declared effects, by the type that contains them.
struct EffectSuppliers<Action>: Sendable {
  private var suppliers: [ObjectIdentifier: [EffectSupplier<Action>]] = [:]
  private var lastOrder = 0

  mutating func add<Effects: DomainEffects>(
    _ effects: Effects,
    isConcerned: @escaping @Sendable (Action) -> Bool
  ) -> EffectSupplier<Action> {
    lastOrder += 1
    let supplier = EffectSupplier(order: lastOrder, effects: effects, isConcerned: isConcerned)
    suppliers[ObjectIdentifier(Effects.self), default: []].append(supplier)
    return supplier
  }

  /// - Returns: The removed closures, to be released outside of the lock.
  mutating func remove(_ order: Int, of type: ObjectIdentifier) -> (any DomainEffects)? {
    guard let position = suppliers[type]?.firstIndex(where: { $0.order == order }) else { return nil }
    return suppliers[type]?.remove(at: position).effects
  }

  /// - Returns: The removed suppliers, to be released outside of the lock.
  mutating func removeAll() -> [EffectSupplier<Action>] {
    defer { suppliers = [:] }
    return suppliers.values.flatMap { $0 }
  }

  /// The suppliers of a type for the place of an action, latest first.
  func suppliers(of type: ObjectIdentifier, for action: Action) -> [EffectSupplier<Action>] {
    (suppliers[type] ?? []).reversed().filter { $0.isConcerned(action) }
  }
}

extension Array {
  /// The work of the first supplier that has the closure for it.
  func work<Action, Work>(by make: (any Sendable) -> Work?) -> (Work, SuppliedWork)?
  where Element == EffectSupplier<Action> {
    for supplier in self {
      if let work = make(supplier.effects) { return (work, supplier.work) }
    }
    return nil
  }
}
