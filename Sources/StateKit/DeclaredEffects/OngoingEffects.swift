/// The effects with `while` that are to run in a state.
struct OngoingEffects<State, Action: Sendable> {
  /// An effect whose condition holds.
  fileprivate struct Run {
    let effect: DeclaredEffect<State, Action>
    let values: [OngoingValue]
    /// The child that the effect belongs to.
    let child: ChildIdentity?
    var supply = Supply.none
  }

  fileprivate enum Supply {
    /// Nobody supplied the closure.
    case missing
    /// The work of the closure's registration.
    case supplied(SuppliedWork)
    /// No closure is needed.
    case none
  }

  private let declared: [OngoingEffect<State, Action>]
  /// The runs of each declared effect, by the path from the root.
  private var runs: [[[EffectToken]: Run]]
  /// Whether the state was looked at: until then an action may have changed anything.
  private var isBegun = false
  /// Whether nobody supplied the closure of a run, so that the next action reports it.
  private var isIncomplete = false

  init(_ declared: [OngoingEffect<State, Action>]) {
    self.declared = declared
    self.runs = declared.map { _ in [:] }
  }

  var isEmpty: Bool { declared.isEmpty }

  /// What ends and starts in a state, ends first.
  ///
  /// - Parameters:
  ///   - action: The action that led to the state; nil if anything may have changed.
  ///   - touched: The domains that the action changed.
  mutating func changes(
    in state: State,
    after action: Action? = nil,
    touching touched: TouchedDomains? = nil
  ) -> [DecidedEffect<State, Action>] {
    var ends: [DecidedEffect<State, Action>] = []
    var starts: [DecidedEffect<State, Action>] = []
    let touched = isBegun ? touched : nil
    isBegun = true
    let focus = touched.flatMap { touched in
      action.map { OngoingFocus(action: $0, touched: touched, domain: 0) }
    }
    for (number, effect) in declared.enumerated() {
      if let touched, !effect.isConcerned(by: touched) { continue }
      var found: Set<[EffectToken]> = []
      let part = effect.search(state, focus) { place in
        found.insert(place.path)
        if let run = runs[number][place.path] {
          if run.isStill(place.values, in: state) { return }
          ends.append(run.end)
        }
        let run = Run(place.effect().named(effect.name), place.values, in: state)
        runs[number][place.path] = run
        if let start = BoundDeclaredEffect(run.effect, in: state).decided(in: state) { starts.append(start) }
      }
      for (path, run) in runs[number] where path.starts(with: part) && !found.contains(path) {
        runs[number][path] = nil
        ends.append(run.end)
      }
    }
    return ends + starts
  }

  /// Forgets the effects of children that were removed, which have ended.
  mutating func forget(_ gone: [DeclaredEffectOwner]) {
    for owner in gone {
      for number in runs.indices { runs[number][owner.path] = nil }
    }
  }

  /// Forgets the effects whose closure is missing or was removed together with its work, so that they start again.
  mutating func forgetUnsupplied() {
    isIncomplete = false
    for number in runs.indices { runs[number] = runs[number].filter(\.value.isSupplied) }
  }

  /// Notes the work that an effect does.
  ///
  /// - Parameter work: Nil if nobody supplied the closure.
  mutating func note(_ effect: DeclaredEffect<State, Action>, suppliedBy work: SuppliedWork?) {
    if work == nil { isIncomplete = true }
    for number in declared.indices where declared[number].name == effect.fullName {
      runs[number][effect.path]?.supply = work.map(Supply.supplied) ?? .missing
    }
  }

  /// The effects whose closure is missing and was not reported.
  mutating func takeMissing() -> [DeclaredEffect<State, Action>] {
    guard isIncomplete else { return [] }
    isIncomplete = false
    return runs.flatMap { $0.values.filter(\.isMissing).map(\.effect) }
  }
}

extension OngoingEffects.Run {
  fileprivate init(_ effect: DeclaredEffect<State, Action>, _ values: [OngoingValue], in state: State) {
    self.init(effect: effect, values: values, child: effect.presence?.path.identity(state))
  }

  /// Whether the effect stays as it is: its child is the same, and no value of `with` is another.
  fileprivate func isStill(_ values: [OngoingValue], in state: State) -> Bool {
    !zip(self.values, values).contains { $0.differs(from: $1) }
      && effect.presence?.path.identity(state) == child
  }

  fileprivate var end: DecidedEffect<State, Action> { DecidedEffect(effect: effect.ended, fate: .free) }

  fileprivate var isMissing: Bool {
    if case .missing = supply { true } else { false }
  }

  fileprivate var isSupplied: Bool {
    switch supply {
    case .missing: false
    case .supplied(let work): !work.isOver
    case .none: true
    }
  }
}
