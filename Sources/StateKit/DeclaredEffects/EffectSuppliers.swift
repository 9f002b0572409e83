/// Closures that were registered for declared effects.
struct EffectSupplier<Action>: Sendable {
  let order: Int
  let effects: any DomainEffects
  /// The work that the closures do at the moment.
  let work = SuppliedWork()
  /// Whether an action is one of the place that they were registered for.
  let isConcerned: @Sendable (Action) -> Bool
}

/// The closures that were registered for declared effects, by the type that holds them.
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

  /// - Returns: What was removed, to be freed outside of the lock.
  mutating func remove(_ order: Int, of type: ObjectIdentifier) -> (any DomainEffects)? {
    guard let position = suppliers[type]?.firstIndex(where: { $0.order == order }) else { return nil }
    return suppliers[type]?.remove(at: position).effects
  }

  /// - Returns: What was removed, to be freed outside of the lock.
  mutating func removeAll() -> [EffectSupplier<Action>] {
    defer { suppliers = [:] }
    return suppliers.values.flatMap { $0 }
  }

  /// Those of a type that were registered for the place of an action, the last one first.
  func suppliers(of type: ObjectIdentifier, for action: Action) -> [EffectSupplier<Action>] {
    (suppliers[type] ?? []).reversed().filter { $0.isConcerned(action) }
  }
}
