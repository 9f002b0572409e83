import Synchronization

/// The side effects of a store, to be added and removed at any time, by any thread, from any module: so that a module
/// of the state need not know those who do the work.
///
///     store.sideEffects.addBeforeReducers { (action: BananaAction) in
///       print("Banana action passing through: \(action)")
///     }
///     store.sideEffects.addAfterReducers(\.lifecycle?.didBecomeActive) { _, dispatch in dispatch(.users(.refresh)) }
///
/// What a closure takes decides for which actions it runs: the payload of a key path; the action type of a domain,
/// at every place of the tree where it is; the store's own action type for every action. Side effects run in the
/// order in which they were added, whatever their types. What is added during an action runs from the next one on;
/// what is removed is not called any more. An action costs next to nothing for side effects of others: they are
/// filed by the index of generated actions. Those of actions written by hand look at every action, through all its payloads.
///
/// The compiler names a mistake in a closure at its place where the types of all its parameters are written out:
///
///     store.sideEffects.addAfterReducers { (action: UsersAction, dispatch: Dispatcher<AppAction>) in … }
///
/// A store has its own; stores may be given a shared one. The idea, and the first example, are those of Christian
/// Tietze's SideEffectRegistry for ReSwift.
public final class SideEffectRegistry<State, Action: Sendable>: Sendable {
  private let contents: Lock<RegistryContents<State, Action>>
  /// Lets a store look without taking the lock.
  private let filter: LeafFilter
  /// Lets a store look without taking the lock.
  private let hasSome = Atomic(false)
  private let suppliers = Lock(EffectSuppliers<Action>())

  /// An empty registry.
  public init() {
    let contents = RegistryContents<State, Action>(leafCount: ActionIndex<Action>().leafCount)
    self.filter = contents.filter
    self.contents = Lock(contents)
  }

  /// Adds side effects that were made apart: one, or an array.
  ///
  /// - Returns: What removes them.
  @discardableResult
  public func add(_ sideEffects: some SideEffects<State, Action>) -> Registration {
    let added = sideEffects.sideEffects
    let orders = contents.withLock { contents in
      let orders = added.map { contents.add($0) }
      hasSome.store(!contents.all.isEmpty, ordering: .releasing)
      return orders
    }
    report(added.compactMap(\.issue))
    return Registration { [weak self] in self?.remove(orders) }
  }

  /// Removes all side effects that were added. None of them is called again, not even for an action that is being
  /// handled; what they have started goes on.
  ///
  /// The closures for declared requests and effects stay: `unregisterAll(endingWork:)` takes these back.
  public func removeAll() {
    remove(nil)
  }

  /// Takes back all closures that were registered for declared requests and effects. What needs one from now on is
  /// reported as missing.
  ///
  ///     store.sideEffects.unregisterAll(endingWork: true)  // the user has logged out
  ///
  /// - Parameter endingWork: Whether what they do at the moment is ended, in all stores that use this registry, as by
  ///   `Registration.cancel(endingWork:)`. Else it goes on.
  public func unregisterAll(endingWork: Bool = false) {
    let removed = suppliers.withLock { $0.removeAll() }
    guard endingWork else { return }
    for supplier in removed { supplier.work.end() }
  }

  /// Adds closures for declared effects, for the actions of their place.
  func supply<Effects: DomainEffects>(
    _ effects: Effects,
    isConcerned: @escaping @Sendable (Action) -> Bool
  ) -> Registration {
    let supplier = suppliers.withLock { $0.add(effects, isConcerned: isConcerned) }
    let (order, work) = (supplier.order, supplier.work)
    return Registration(ofWork: work) { [weak self] in
      let removed = self?.suppliers.withLock { $0.remove(order, of: ObjectIdentifier(Effects.self)) }
      withExtendedLifetime(removed) {}
    }
  }

  /// What supplies closures for a declared effect that an action starts, the last one first.
  func effects(of type: ObjectIdentifier, for action: Action) -> [EffectSupplier<Action>] {
    suppliers.withLock { $0.suppliers(of: type, for: action) }
  }

  /// - Parameter orders: Whom to remove; nil is all. Freed outside of the lock, as what they hold may use the
  ///   registry.
  private func remove(_ orders: [Int]?) {
    let removed = contents.withLock { contents in
      let removed = (orders ?? Array(contents.all.keys)).compactMap { contents.remove($0) }
      hasSome.store(!contents.all.isEmpty, ordering: .releasing)
      return removed
    }
    withExtendedLifetime(removed) {}
  }

  /// Tells of what is never called, once there is somebody to be told.
  func report(_ issues: [RuntimeIssue]) {
    let reporter = contents.withLock { contents in
      if contents.reporter == nil { contents.unreported += issues }
      return contents.reporter
    }
    for issue in issues { reporter?.report(issue) }
  }

  /// Whether anything is registered.
  @inline(__always)
  var isFilled: Bool { hasSome.load(ordering: .acquiring) }

  /// What is registered for actions of a leaf now; nil if nothing is.
  ///
  /// - Parameter leaf: Nil for an action that has no leaves.
  func sideEffects(at leaf: Int?) -> SideEffectsOfAction<State, Action>? {
    guard filter.mayContain(leaf) else { return nil }
    let (before, after) = contents.withLock { contents in
      (contents.before.entries(at: leaf), contents.after.entries(at: leaf))
    }
    return SideEffectsOfAction(before: before, after: after)
  }

  /// Who is told of side effects that are never called: the reporter of the store that took the registry last. What
  /// was found before there was one is told to the first.
  package var reporter: Reporter {
    get { contents.withLock { $0.reporter } ?? .standardError }
    set {
      let issues = contents.withLock { contents in
        contents.reporter = newValue
        defer { contents.unreported = [] }
        return contents.unreported
      }
      for issue in issues { newValue.report(issue) }
    }
  }
}

extension SideEffectRegistry: SideEffects {
  /// All that is registered now, in order.
  public var sideEffects: [SideEffect<State, Action>] {
    contents.withLock { Array($0.all.values) }.sorted { $0.order < $1.order }.map(\.sideEffect)
  }

  /// This one, which stores then share.
  public var registry: SideEffectRegistry { self }
}
