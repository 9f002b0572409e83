/// The closures that were registered for declared effects, by the type that holds them.
struct EffectSuppliers<Action>: Sendable {
  private struct Supplier: Sendable {
    let order: Int
    let effects: any DomainEffects
    /// Whether an action is one of the place that they were registered for.
    let isConcerned: @Sendable (Action) -> Bool
  }

  private var suppliers: [ObjectIdentifier: [Supplier]] = [:]
  private var lastOrder = 0

  /// - Returns: Its order, by which it is removed.
  mutating func add<Effects: DomainEffects>(
    _ effects: Effects,
    isConcerned: @escaping @Sendable (Action) -> Bool
  ) -> Int {
    lastOrder += 1
    let supplier = Supplier(order: lastOrder, effects: effects, isConcerned: isConcerned)
    suppliers[ObjectIdentifier(Effects.self), default: []].append(supplier)
    return lastOrder
  }

  /// - Returns: What was removed, to be freed outside of the lock.
  mutating func remove(_ order: Int, of type: ObjectIdentifier) -> (any DomainEffects)? {
    guard let position = suppliers[type]?.firstIndex(where: { $0.order == order }) else { return nil }
    return suppliers[type]?.remove(at: position).effects
  }

  /// - Returns: What was removed, to be freed outside of the lock.
  mutating func removeAll() -> [any DomainEffects] {
    defer { suppliers = [:] }
    return suppliers.values.flatMap { $0.map(\.effects) }
  }

  /// Those of a type that were registered for the place of an action, the last one first.
  func suppliers(of type: ObjectIdentifier, for action: Action) -> [any DomainEffects] {
    (suppliers[type] ?? []).reversed().filter { $0.isConcerned(action) }.map(\.effects)
  }
}
