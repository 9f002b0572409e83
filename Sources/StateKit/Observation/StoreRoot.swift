/// The common part of a store and all stores of its parts.
@MainActor
final class StoreRoot {
  let tree: DomainTable
  let subscribers: Subscribers
  let memory: any StateMemory
  let timeline: Timeline
  /// Whether an action that is dispatched now is handled immediately.
  var isIdle: () -> Bool = { true }
  /// Runs a function now; actions that it dispatches wait until it returns.
  var callAtOnce: (_ body: () -> Void) -> Void = { $0() }
  /// Begins to wait for all that an action starts, which the function dispatches with the source of the run.
  var beginRun: (_ source: ActionSource, _ dispatch: (ActionSource) -> Void) -> EffectRun? = { _, _ in nil }
  /// Ends the work that the action of a run started.
  var cancelRun: (EffectRun) -> Void = { _ in }
  /// The reporter of the store's issues.
  var reporter: Reporter

  private var observed = WeakObjects<[AnyHashable]>()
  private var children = WeakObjects<[AnyHashable]>()

  init(tree: DomainTable, memory: any StateMemory, reporter: Reporter, clock: any Clock<Duration>) {
    self.tree = tree
    self.subscribers = Subscribers(tree: tree, clock: clock)
    self.memory = memory
    self.timeline = Timeline(clock: clock)
    self.reporter = reporter
  }

  /// The stores of a part are short-lived, but its observers are not, so all stores of one part share their observed
  /// parts.
  func observedParts<State>(at steps: [AnyHashable]?) -> ObservedParts<State> {
    guard let steps else { return ObservedParts() }
    if let known = observed[steps] as? ObservedParts<State> { return known }
    let parts = ObservedParts<State>()
    observed[steps] = parts
    return parts
  }

  /// The child that is present now; nil if it is absent. All stores of one child share it.
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
