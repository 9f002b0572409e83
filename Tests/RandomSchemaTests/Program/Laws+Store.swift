import StateKit

extension Laws {
  /// A store handles an action and the actions that its bridges derive, and ends with the state of the
  /// reducer.
  func checkStore() {
    for action in samples.prefix(80) {
      let trace = Trace<Action>()
      let store = Facts.store(
        AnyMiddleware { action, _, _ in
          trace.actions.append(action)
          return .doNothing
        }
      )
      let dropped = DroppedActions.count
      store.dispatch(action)
      let before = Facts.state(0)
      var state = before
      Facts.reducer.reduce(&state, action)
      var expected = [action]
      for derived in Facts.bridged(action, before, state) where derived.isWanted?(state) ?? true {
        Facts.reducer.reduce(&state, derived.action)
        expected.append(derived.action)
      }
      // Nobody supplies closures, so that requests say in the end that they were cancelled.
      let rest = trace.actions.dropFirst(expected.count)
      expect(
        expected.count <= trace.actions.count
          && zip(expected, trace.actions).allSatisfy { Facts.isSame($0, $1) }
          && rest.first?.name.hasSuffix(".cancelled") ?? true,
        "\(action) gives \(trace.actions), not \(expected)"
      )
      if rest.isEmpty {
        expectSame(store.state, as: state, "\(action) makes another state in the store")
      }
      if DroppedActions.count > dropped { continue }
      expect(loadingCount(in: store.state) <= loadingCount(in: before), "\(action) leaves something loading")
    }
  }

  /// What loads has a request that runs: nothing loads when the work of all requests has ended.
  func checkLoading() {
    let store = Facts.store(AnyMiddleware { _, _, _ in .doNothing })
    let before = loadingCount(in: store.state)
    for action in samples.prefix(120) {
      let dropped = DroppedActions.count
      var registrations: [Registration] = []
      Facts.supply(store.sideEffects, &registrations)
      store.dispatch(action)
      for registration in registrations { registration.cancel(endingWork: true) }
      // They come behind the ends of the work: one behind those of its pauses, one behind those of the rest.
      if let last = samples.last { for _ in 1...2 { store.dispatch(last) } }
      if DroppedActions.count > dropped { return }
      expect(loadingCount(in: store.state) <= before, "after \(action) something loads without its work")
    }
  }

  /// A store dispatches the action of a leaf when its bound property is set.
  func bound(_ leaf: Int, _ set: (Store<State, Action>) -> Void) {
    let trace = Trace<Action>()
    let store = Facts.store(
      AnyMiddleware { action, _, _ in
        trace.actions.append(action)
        return .doNothing
      }
    )
    set(store)
    expect(
      trace.actions.first.map { Facts.isSame($0, samples[leaf]) } ?? false,
      "the bound property of \(samples[leaf]) dispatches \(trace.actions)"
    )
  }
}

/// The actions that stores have dropped, because a bridge starts a request again when it ends. They report on the main thread
/// alone.
enum DroppedActions {
  nonisolated(unsafe) private(set) static var count = 0

  static let reporter = Reporter { if $0.kind == .endlessDerivation { count += 1 } }
}

@MainActor
final class Trace<Action> {
  var actions: [Action] = []
}

/// Checks a tree, and prints the result.
@MainActor
func check<Facts: DomainFacts>(_ facts: Facts.Type, ofSchema schema: Int, isRoot: Bool) {
  Report.schema = schema
  let laws = Laws<Facts>()
  laws.checkAll()
  if isRoot {
    laws.checkStore()
    laws.checkLoading()
    laws.checkHost()
  }
}

/// The work of a request without an answer.
func neverAnswer<Value>() async -> Value {
  await withUnsafeContinuation { _ in }
}

/// How many properties of a state show that they load.
func loadingCount(in value: Any) -> Int {
  if let loadable = value as? any ShownLoading { return loadable.isLoading ? 1 : 0 }
  return Mirror(reflecting: value).children.reduce(0) { $0 + loadingCount(in: $1.value) }
}

private protocol ShownLoading {
  var isLoading: Bool { get }
}

extension Loadable: ShownLoading {}
