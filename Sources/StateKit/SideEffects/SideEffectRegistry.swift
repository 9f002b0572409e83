/// The side effects of a store. Any thread and any module may add and remove them at any time, so that a module of the
/// state does not import the modules that do the work.
///
///     store.sideEffects.addBeforeReducers { (action: BananaAction) in
///       print("Banana action passing through: \(action)")
///     }
///     store.sideEffects.addAfterReducers(\.lifecycle?.didBecomeActive) { _, dispatch in dispatch(.users(.refresh)) }
///
/// The parameter of a closure decides for which actions it runs: the payload of a key path; the action type of a
/// domain, at every place of the tree; the store's own action type for every action. Side effects run in the order in
/// which they were added, whatever their types. A side effect that is added during an action runs from the next action
/// on; a removed one is not called again. Side effects for other actions have almost no cost, because they are stored by
/// the index of generated actions. One for a key path is tried on each action of the domain that the path begins with,
/// unless the schema says `"accessors": "indexed"`. For actions written by hand, all payloads of every action are searched.
///
/// The compiler reports a mistake in a closure at its place if the types of all its parameters are explicit:
///
///     store.sideEffects.addAfterReducers { (action: UsersAction, dispatch: Dispatcher<AppAction>) in … }
///
/// Each store has its own registry, and several stores may be given a shared one. The idea and the first example come
/// from Christian Tietze's SideEffectRegistry for ReSwift.
public final class SideEffectRegistry<State, Action: Sendable>: Sendable {
  private let contents: Lock<RegistryContents<State, Action>>
  /// Lets a store check for side effects without taking the lock.
  private let filter: LeafFilter
  /// Lets a store check for side effects without taking the lock.
  private let hasSome = AtomicFlag(false)
  private let suppliers = Lock(EffectSuppliers<Action>())
  /// Called after closures for declared effects were added; those that return false are not called again.
  private let observers = Lock<[@Sendable () -> Bool]>([])

  /// Creates an empty registry.
  public init() {
    let contents = RegistryContents<State, Action>(leafCount: ActionIndex<Action>().leafCount)
    self.filter = contents.filter
    self.contents = Lock(contents)
  }

  /// Adds side effects that were created separately: one, or an array.
  ///
  /// - Returns: A registration that removes them.
  @discardableResult
  public func add(_ sideEffects: some SideEffects<State, Action>) -> Registration {
    let added = sideEffects.sideEffects
    let (orders, tried) = contents.withLock { contents in
      let orders = added.map { contents.add($0) }
      hasSome.store(!contents.all.isEmpty)
      return (orders, contents.issueOfTried())
    }
    report(added.compactMap(\.issue) + [tried].compactMap { $0 })
    return Registration { [weak self] in self?.remove(orders) }
  }

  /// Removes all side effects. They are not called again, not even for the action that is being handled; work that they
  /// have started continues.
  ///
  /// The closures for declared requests and effects stay; `unregisterAll(endingWork:)` removes them.
  public func removeAll() {
    remove(nil)
  }

  /// Removes all closures that were registered for declared requests and effects. A request or effect that starts later
  /// is reported as missing its closure.
  ///
  ///     store.sideEffects.unregisterAll(endingWork: true)  // the user has logged out
  ///
  /// - Parameter endingWork: Whether their running work ends, in all stores that use this registry, as by
  ///   `Registration.cancel(endingWork:)`; also the work of closures whose registration was cancelled before. Otherwise it
  ///   continues.
  public func unregisterAll(endingWork: Bool = false) {
    let (removed, work) = suppliers.withLock { suppliers in (suppliers.removeAll(), suppliers.work) }
    if endingWork { for work in work { work.end() } }
    withExtendedLifetime(removed) {}
  }

  /// Adds closures for declared effects, for the actions of one place.
  func supply<Effects: DomainEffects>(
    _ effects: Effects,
    at place: EffectSupplierPlace<Action>
  ) -> Registration {
    let supplier = suppliers.withLock { $0.add(effects, at: place) }
    tellObservers()
    let (order, work) = (supplier.order, supplier.work)
    return Registration(ofWork: [work]) { [weak self] in
      let removed = self?.suppliers.withLock { $0.remove(order, of: ObjectIdentifier(Effects.self)) }
      withExtendedLifetime(removed) {}
    }
  }

  /// The suppliers of closures for a declared effect with this path, latest first.
  ///
  /// - Parameter action: The action that starts the effect; nil without one.
  func effects(
    of type: ObjectIdentifier,
    for action: Action?,
    at path: [EffectToken]
  ) -> [EffectSupplier<Action>] {
    suppliers.withLock { $0.suppliers(of: type, for: action, at: path) }
  }

  /// Calls a function after closures for declared effects were added, on the thread that adds them, until it returns
  /// false.
  func observe(_ observer: @escaping @Sendable () -> Bool) {
    observers.withLock { $0.append(observer) }
  }

  private func tellObservers() {
    let called = observers.withLock { $0 }
    if called.isEmpty { return }
    let isOver = called.map { !$0() }
    guard isOver.contains(true) else { return }
    // Others may have been added meanwhile, at the end.
    observers.withLock { observers in
      observers = observers.enumerated().filter { !isOver.indices.contains($0.offset) || !isOver[$0.offset] }
        .map(\.element)
    }
  }

  /// - Parameter orders: The side effects to remove; nil for all. They are released outside of the lock, because their
  ///   captures may use the registry.
  private func remove(_ orders: [Int]?) {
    let removed = contents.withLock { contents in
      let removed = (orders ?? Array(contents.all.keys)).compactMap { contents.remove($0) }
      hasSome.store(!contents.all.isEmpty)
      return removed
    }
    withExtendedLifetime(removed) {}
  }

  /// Reports issues of registrations, as soon as there is a reporter.
  func report(_ issues: [RuntimeIssue]) {
    let reporter = contents.withLock { contents in
      if contents.reporter == nil { contents.unreported += issues }
      return contents.reporter
    }
    for issue in issues { reporter?.report(issue) }
  }

  /// Whether side effects are registered.
  @inline(__always)
  var isFilled: Bool { hasSome.load() }

  /// The side effects for actions of a leaf; nil without side effects.
  ///
  /// - Parameter leaf: Nil for an action without a leaf.
  func sideEffects(at leaf: Int?) -> SideEffectsOfAction<State, Action>? {
    guard filter.mayContain(leaf) else { return nil }
    let (before, after) = contents.withLock { contents in
      (contents.before.entries(at: leaf), contents.after.entries(at: leaf))
    }
    return SideEffectsOfAction(before: before, after: after)
  }

  /// The reporter for side effects that are never called: that of the store that received the registry last. Issues
  /// found before are reported to the first one.
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
  /// All registered side effects, in order.
  public var sideEffects: [SideEffect<State, Action>] {
    contents.withLock { Array($0.all.values) }.sorted { $0.order < $1.order }.map(\.sideEffect)
  }

  /// The registry itself, which stores then share.
  public var registry: SideEffectRegistry { self }
}
