/// Closures that were registered for declared effects.
struct EffectSupplier<Action>: Sendable {
  let order: Int
  let effects: any DomainEffects
  /// The work that these closures are doing.
  let work = SuppliedWork()
  let place: EffectSupplierPlace<Action>
}

/// The part of the tree for which closures were registered.
struct EffectSupplierPlace<Action>: Sendable {
  /// Whether an action belongs to it.
  let contains: @Sendable (Action) -> Bool
  /// The path to it; nil if it is unknown.
  let path: [EffectToken]?

  /// Every place of the domain in the tree.
  static var everywhere: EffectSupplierPlace { EffectSupplierPlace(contains: { _ in true }, path: []) }

  /// Whether an effect belongs to it: by the action that starts the effect, or without one by the effect's path.
  func contains(_ action: Action?, _ path: [EffectToken]) -> Bool {
    if let action { return contains(action) }
    return self.path.map { path.starts(with: $0) } ?? true
  }
}

/// Finds the suppliers of a type for an effect with a path, latest first. The action is nil for an effect with `while`.
typealias EffectSupplierSearch<Action> =
  (_ type: ObjectIdentifier, _ action: Action?, _ path: [EffectToken]) -> [EffectSupplier<Action>]

/// The closures registered for declared effects, by the type that contains them.
struct EffectSuppliers<Action>: Sendable {
  private var suppliers: [ObjectIdentifier: [EffectSupplier<Action>]] = [:]
  /// The work of closures that were removed, as long as some of it may run.
  private var removed: [SuppliedWork] = []
  private var lastOrder = 0

  mutating func add<Effects: DomainEffects>(
    _ effects: Effects,
    at place: EffectSupplierPlace<Action>
  ) -> EffectSupplier<Action> {
    lastOrder += 1
    let supplier = EffectSupplier(order: lastOrder, effects: effects, place: place)
    suppliers[ObjectIdentifier(Effects.self), default: []].append(supplier)
    return supplier
  }

  /// - Returns: The removed closures, to be released outside of the lock.
  mutating func remove(_ order: Int, of type: ObjectIdentifier) -> (any DomainEffects)? {
    guard let position = suppliers[type]?.firstIndex(where: { $0.order == order }) else { return nil }
    let supplier = suppliers[type]?.remove(at: position)
    if let supplier { keep([supplier]) }
    return supplier?.effects
  }

  /// - Returns: The removed suppliers, to be released outside of the lock.
  mutating func removeAll() -> [EffectSupplier<Action>] {
    let all = suppliers.values.flatMap { $0 }
    suppliers = [:]
    keep(all)
    return all
  }

  /// Keeps the work of removed suppliers, and forgets work that has ended, to which no other references exist.
  private mutating func keep(_ suppliers: [EffectSupplier<Action>]) {
    for position in removed.indices.reversed() where isKnownUniquelyReferenced(&removed[position]) {
      removed.remove(at: position)
    }
    removed += suppliers.map(\.work)
  }

  /// The work of all closures, also of those that were removed.
  var work: [SuppliedWork] {
    suppliers.values.flatMap { $0.map(\.work) } + removed
  }

  /// The suppliers of a type for an effect with this path, latest first.
  ///
  /// - Parameter action: The action that starts the effect; nil for an effect with `while`.
  func suppliers(
    of type: ObjectIdentifier,
    for action: Action?,
    at path: [EffectToken]
  ) -> [EffectSupplier<Action>] {
    (suppliers[type] ?? []).reversed().filter { $0.place.contains(action, path) }
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
