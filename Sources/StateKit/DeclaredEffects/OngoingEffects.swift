/// The effects with `while` that are to run in a state.
struct OngoingEffects<State, Action: Sendable> {
  private let declared: [_OngoingEffect<State, Action>]
  /// The runs of each declared effect.
  private var runs: [OngoingRuns]
  /// The number of the last search in the state. Before the first one an action may have changed anything.
  private var search = 0
  /// Whether the closure of a run is missing, so that the next action reports it.
  private var isIncomplete = false

  init(_ declared: [_OngoingEffect<State, Action>]) {
    self.declared = declared
    self.runs = declared.map { _ in OngoingRuns() }
  }

  /// Whether the state was searched for effects.
  var hasBegun: Bool { search > 0 }

  /// The effects that end and start in a state, ends first.
  ///
  /// - Parameters:
  ///   - action: The action that led to the state; nil if anything may have changed.
  ///   - touched: The domains that the action changed.
  mutating func changes(
    in state: State,
    after action: Action? = nil,
    touching touched: TouchedDomains? = nil
  ) -> [DecidedEffect<State, Action>] {
    let touched = search == 0 ? nil : touched
    search += 1
    var ends: [DecidedEffect<State, Action>] = []
    var starts: [DecidedEffect<State, Action>] = []
    // By numbers, because a sequence would look up its type at each action.
    for number in runs.indices {
      if let touched, !declared[number].isConcerned(by: touched) { continue }
      var focus: OngoingFocus<Action>?
      if let touched, let action { focus = OngoingFocus(action: action, touched: touched, domain: 0) }
      let name = declared[number].name
      let part = declared[number].search(state, focus) { place in
        if let run = runs[number][place.path[...]] {
          run.search = search
          if Self.isStill(run, with: place.values, in: state) { return }
          ends.append(Self.end(of: run))
        }
        let effect = place.effect().named(name)
        let child = effect.presence?.path.identity(state)
        runs[number][place.path[...]] =
          Run(effect, values: place.values, child: child, search: search)
        if let start = BoundDeclaredEffect(effect, in: state).decided(in: state) { starts.append(start) }
      }
      let isOver = { [search] (run: OngoingRun) in run.search != search }
      if !runs[number].contains(below: part[...], where: isOver) { continue }
      runs[number].remove(below: part[...]) { run in
        if isOver(run) { ends.append(Self.end(of: run)) }
        return isOver(run)
      }
    }
    if starts.isEmpty { return ends }
    ends += starts
    return ends
  }

  /// Forgets the effects of children that were removed, which have ended.
  mutating func forget(_ gone: [DeclaredEffectOwner]) {
    for owner in gone {
      for number in runs.indices { runs[number][owner.path[...]] = nil }
    }
  }

  /// Forgets all effects, so that those whose condition holds start again.
  mutating func forgetAll() {
    for number in runs.indices { runs[number] = OngoingRuns() }
  }

  /// Forgets the effects whose closure is missing or was removed together with its work, so that they start again.
  mutating func forgetUnsupplied() {
    isIncomplete = false
    for number in runs.indices { runs[number].remove { !$0.isSupplied } }
  }

  /// Notes the supplied work of an effect.
  ///
  /// - Parameter work: Nil if the closure is missing.
  mutating func note(_ effect: _DeclaredEffect<State, Action>, suppliedBy work: SuppliedWork?) {
    if work == nil { isIncomplete = true }
    for number in runs.indices where declared[number].name == effect.fullName {
      runs[number][effect.path[...]]?.supply = work.map(OngoingRun.Supply.supplied) ?? .missing
    }
  }

  /// The effects whose closure is missing and was not reported.
  mutating func takeMissing() -> [_DeclaredEffect<State, Action>] {
    guard isIncomplete else { return [] }
    isIncomplete = false
    var missing: [_DeclaredEffect<State, Action>] = []
    for runs in runs {
      runs.forEach { if $0.isMissing { missing.append(Self.effect(of: $0)) } }
    }
    return missing
  }

  /// Whether an effect continues unchanged: its child is the same, and the values of `with` are equal.
  private static func isStill(_ run: OngoingRun, with values: [_OngoingValue], in state: State) -> Bool {
    for (old, new) in zip(run.values, values) where old.differs(from: new) { return false }
    return effect(of: run).presence?.path.identity(state) == run.child
  }

  private static func end(of run: OngoingRun) -> DecidedEffect<State, Action> {
    DecidedEffect(effect: effect(of: run).ended, fate: .free)
  }

  private static func effect(of run: OngoingRun) -> _DeclaredEffect<State, Action> {
    unsafeDowncast(run, to: Run.self).effect
  }

  private final class Run: OngoingRun {
    let effect: _DeclaredEffect<State, Action>

    init(
      _ effect: _DeclaredEffect<State, Action>,
      values: [_OngoingValue],
      child: ChildIdentity?,
      search: Int
    ) {
      self.effect = effect
      super.init(values: values, child: child, search: search)
    }
  }
}
