/// What a store gives to those who look at its state, and to the stores of its parts.
///
/// It is `public` because `StoreType` names it; there is nothing in it to use by hand.
@MainActor
public final class Viewpoint<State> {
  let reader: StateReader<State>
  /// The domains that the state belongs to: what changes elsewhere does not concern it.
  let domains: Range<Int>
  /// The number of the domain that the state is, where it is one: what the scopes of its children count from.
  let firstDomain: Int?
  /// The bytes of the state in the root's; nil where they are elsewhere.
  let bytes: Range<Int>?
  let root: StoreRoot
  /// The steps that lead here from the whole; nil where that is not known.
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

  /// That of the whole.
  convenience init(of storage: StateStorage<State>, root: StoreRoot) {
    self.init(
      StateReader(storage, subscribers: root.subscribers),
      domains: 0..<root.tree.parents.count,
      firstDomain: 0,
      bytes: root.tree.bytes[0],
      steps: [],
      root: root
    )
  }

  /// Whether the state is the store's own.
  var isWhole: Bool { steps == [] }

  /// The domains that change where a child that may go, whose state this is, comes, goes or gets another id.
  var domainsOfPresence: Range<Int> {
    firstDomain.map { $0..<$0 + 1 } ?? domains
  }

  /// Tells whether the state is another one than at the last call; of the whole, which it would cost too much to
  /// compare, always.
  var changes: @MainActor () -> Bool {
    if isWhole { return { true } }
    let changes = Changes { [reader] in reader() }
    return { changes() }
  }

  /// That of a part that a scope leads to.
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

  /// Nil for one element of a list, which lies elsewhere than the list that its domain stands for.
  private func bytes<Part>(of type: Part.Type, inDomain domain: Int) -> Range<Int>? {
    root.tree.bytes[domain].flatMap { $0.count == MemoryLayout<Part>.size ? $0 : nil }
  }

  /// That of a child that may go; nil where it is absent.
  func child<Child>(_ optional: StateSource<Child?>) -> Viewpoint<Child>? {
    guard let child = root.child(at: steps, in: optional) else { return nil }
    return Viewpoint<Child>(
      StateReader(child),
      domains: domains,
      firstDomain: firstDomain,
      bytes: nil,
      // The identifier is the child's for as long as anything is observed of it, which keeps the child.
      steps: steps.map { $0 + [ObjectIdentifier(child)] },
      root: root
    )
  }

  /// That of a part that a key path leads to.
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

  /// The domains that a property is concerned with.
  func domains<Part>(concernedWith path: KeyPath<State, Part>) -> Range<Int> {
    bytes(of: path).map { root.tree.domains(concernedWith: $0) } ?? domains
  }

  /// A function that reads a property. What lies in the root's own memory is read there: the key path is followed once.
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

/// What a store and all the stores of its parts have in common.
@MainActor
final class StoreRoot {
  let tree: DomainTable
  let subscribers: Subscribers
  let memory: any StateMemory
  /// Whether an action that is dispatched now is handled before any other.
  var isIdle: () -> Bool = { true }
  /// Runs something now; what it dispatches waits until it is done.
  var callAtOnce: (_ body: () -> Void) -> Void = { $0() }
  /// Takes what goes wrong.
  var reporter: Reporter

  private var observed = WeakObjects<[AnyHashable]>()
  private var children = WeakObjects<[AnyHashable]>()

  init(tree: DomainTable, memory: any StateMemory, reporter: Reporter) {
    self.tree = tree
    self.subscribers = Subscribers(tree: tree)
    self.memory = memory
    self.reporter = reporter
  }

  /// Stores of parts come and go, while those who observe a part go on: all stores of one part share what is observed.
  func observedParts<State>(at steps: [AnyHashable]?) -> ObservedParts<State> {
    guard let steps else { return ObservedParts() }
    if let known = observed[steps] as? ObservedParts<State> { return known }
    let parts = ObservedParts<State>()
    observed[steps] = parts
    return parts
  }

  /// The child that is there now; nil where it is absent. All stores of one child share it.
  func child<State>(at steps: [AnyHashable]?, in optional: StateSource<State?>) -> ChildStateSource<State>? {
    if let known = steps.flatMap({ children[$0] }) as? ChildStateSource<State>, known.isPresent {
      return known
    }
    let child = ChildStateSource(optional)
    child?.watch()
    if let steps { children[steps] = child }
    return child
  }
}
