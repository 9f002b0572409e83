/// The state of a store.
final class StoredStateSource<State>: StateSource<State> {
  private let storage: StateStorage<State>
  // Weak, because subscribers hold readers.
  private weak var stored: Subscribers?
  private let places = StoredPlaces()
  private let recorded: Timeline?
  private let root: (any DomainAction.Type)?
  /// Whether the root's tree contains an action; stored, because the whole tree is searched for it.
  private var isInTree: [ObjectIdentifier: Bool] = [:]

  /// - Parameter root: The action whose declared bridges the store fires, with those of all domains in its tree.
  init(
    _ storage: StateStorage<State>,
    subscribers: Subscribers?,
    timeline: Timeline?,
    firingBridgesOf root: (any DomainAction.Type)?
  ) {
    self.storage = storage
    self.stored = subscribers
    self.recorded = timeline
    self.root = root
  }

  override func read<Value>(_ body: (State) -> Value) -> Value {
    storage.read(body)
  }

  /// A stored property is read at its place in the memory, in a third of the instructions that its key path takes.
  override func value<Value>(at path: KeyPath<State, Value>) -> Value {
    guard let offset = places.offset(of: path) else { return super.value(at: path) }
    return storage.load(at: offset)
  }

  override var isPresent: Bool { true }

  override var domains: Range<Int>? { 0..<Int.max }

  override var subscribers: Subscribers? { stored }

  override var timeline: Timeline? { recorded }

  override func storeFiresBridges(of action: any DomainAction.Type) -> Bool {
    guard let root else { return false }
    if let known = isInTree[ObjectIdentifier(action)] { return known }
    let isFound = root.contains(action)
    isInTree[ObjectIdentifier(action)] = isFound
    return isFound
  }
}

extension DomainAction {
  fileprivate static func contains<Action: DomainAction>(_ action: Action.Type) -> Bool {
    !places(of: action).isEmpty
  }
}
