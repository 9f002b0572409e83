/// The view of the state that a store gives to readers and to the stores of its parts.
///
/// It is `public` because `StoreType` names it; apps do not use it directly.
@MainActor
public final class Viewpoint<State> {
  let reader: StateReader<State>
  /// The domains of the state; changes of other domains do not concern it.
  let domains: Range<Int>
  /// The number of the state's domain, if the state is a domain; the scopes of its children count from it.
  let firstDomain: Int?
  /// The bytes of the state in the root's; nil if it is stored elsewhere.
  let bytes: Range<Int>?
  let root: StoreRoot
  /// The steps from the whole to this state; nil if they are unknown.
  private let steps: [AnyHashable]?
  let observed: ObservedParts<State>

  init(
    _ reader: StateReader<State>,
    domains: Range<Int>,
    firstDomain: Int?,
    bytes: Range<Int>?,
    steps: [AnyHashable]?,
    root: StoreRoot
  ) {
    self.reader = reader
    self.domains = domains
    self.firstDomain = firstDomain
    self.bytes = bytes
    self.root = root
    self.steps = steps
    self.observed = root.observedParts(at: steps)
  }

  /// The view of the whole state.
  convenience init(
    of storage: StateStorage<State>,
    root: StoreRoot,
    firingBridgesOf action: (any DomainAction.Type)?
  ) {
    self.init(
      StateReader(
        storage,
        subscribers: root.subscribers,
        timeline: root.timeline,
        firingBridgesOf: action
      ),
      domains: 0..<root.tree.parents.count,
      firstDomain: 0,
      bytes: root.tree.bytes[0],
      steps: [],
      root: root
    )
  }

  /// Whether this is the store's whole state.
  var isWhole: Bool { steps == [] }

  /// The domains that change when a child with this state, which may be removed, is added, removed or given another id.
  var domainsOfPresence: Range<Int> {
    firstDomain.map { $0..<$0 + 1 } ?? domains
  }

  /// Returns a function that tells whether the state has changed since the last call; always true for the whole state,
  /// because comparing it would cost too much.
  var changes: @MainActor () -> Bool {
    if isWhole { return { true } }
    let changes = Changes { [reader] in reader() }
    return { changes() }
  }

  /// The view of the part at a scope.
  func view<ParentAction, Part, PartAction>(
    _ scope: Scope<State, ParentAction, Part, PartAction>
  ) -> Viewpoint<Part> {
    let below = scope.domains()
    let own = firstDomain.flatMap { first in
      below.map { first + $0.lowerBound..<first + $0.upperBound }
    }
    return Viewpoint<Part>(
      reader.view(scope),
      domains: own ?? domains,
      firstDomain: own?.lowerBound,
      bytes: own.flatMap { bytes(of: Part.self, inDomain: $0.lowerBound) },
      steps: steps.flatMap { steps in scope.steps.map { steps + $0.map { AnyHashable($0) } } },
      root: root
    )
  }

  /// The bytes of a part in the memory of its domain; nil for an element of a list, which is stored elsewhere.
  private func bytes<Part>(of type: Part.Type, inDomain domain: Int) -> Range<Int>? {
    root.tree.bytes[domain].flatMap { $0.count == MemoryLayout<Part>.size ? $0 : nil }
  }

  /// The view of a child that may be removed; nil if it is absent.
  func child<Child>(_ optional: StateSource<Child?>) -> Viewpoint<Child>? {
    guard let child = root.child(at: steps, in: optional) else { return nil }
    return Viewpoint<Child>(
      StateReader(child),
      domains: domains,
      firstDomain: firstDomain,
      bytes: nil,
      // The identifier stays the child's own while its parts are observed, because they keep the child alive.
      steps: steps.map { $0 + [ObjectIdentifier(child)] },
      root: root
    )
  }

  /// The view of the part at a key path.
  func view<Part>(_ path: any KeyPath<State, Part> & Sendable) -> Viewpoint<Part> {
    Viewpoint<Part>(
      reader.view(path),
      domains: self.domains(concernedWith: path),
      firstDomain: nil,
      bytes: bytes(of: path),
      steps: steps.map { $0 + [path] },
      root: root
    )
  }

  /// The domains that a property belongs to.
  func domains<Part>(concernedWith path: KeyPath<State, Part>) -> Range<Int> {
    bytes(of: path).map { root.tree.domains(concernedWith: $0) } ?? domains
  }

  /// A function that reads a property. A property in the root's own memory is read at its address, so that its key path
  /// is evaluated only once.
  func reader<Value>(of path: KeyPath<State, Value>) -> @MainActor () -> Value {
    guard let offset = bytes(of: path)?.lowerBound else {
      return { [reader] in reader.read { $0[keyPath: path] } }
    }
    return { [memory = root.memory] in memory.load(at: offset) }
  }

  private func bytes<Part>(of path: KeyPath<State, Part>) -> Range<Int>? {
    guard let bytes, let offset = MemoryLayout<State>.offset(of: path) else { return nil }
    let first = bytes.lowerBound + offset
    return first..<first + MemoryLayout<Part>.size
  }
}
