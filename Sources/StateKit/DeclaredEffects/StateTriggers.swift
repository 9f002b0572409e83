/// What the state starts, and what it has started, by the places in the state.
struct StateTriggers<State, Action: Sendable> {
  private typealias Trigger = _StateTrigger<State, Action>

  private let declared: [_StateTrigger<State, Action>]
  /// The places of each trigger.
  private var places: [TriggerPlaces]
  /// Whether the state was searched for a trigger. Before, an action may have changed anything.
  private var isSearched: [Bool]
  /// The number of the last search in the state.
  private var search = 0
  /// The number of the place that was added last.
  private var placeCount = 0
  /// Whether the closure of a running effect with `while` is missing, so that the next action reports it.
  private var isIncomplete = false

  init(_ declared: [_StateTrigger<State, Action>]) {
    self.declared = declared
    self.places = declared.map { _ in TriggerPlaces() }
    self.isSearched = declared.map { _ in false }
  }

  /// Whether the state was searched.
  var hasBegun: Bool { search > 0 }

  /// What a change of the state starts and ends.
  struct Changes {
    /// The bridges that fire.
    var bridges: [_DeclaredBridge<State, Action>] = []
    /// The effects that events start and end.
    var effects: [DecidedEffect<State, Action>] = []
    /// The effects with `while` that end.
    var ended: [DecidedEffect<State, Action>] = []
    /// The effects with `while` that begin.
    var begun: [DecidedEffect<State, Action>] = []

    /// All effects with `while`, ends first.
    var ongoing: [DecidedEffect<State, Action>] { begun.isEmpty ? ended : ended + begun }

    var isEmpty: Bool { bridges.isEmpty && effects.isEmpty && ended.isEmpty && begun.isEmpty }

    /// The actions that the bridges derive in a state.
    func derived(in state: State) -> [(action: Action, bridge: _DeclaredBridge<State, Action>)] {
      bridges.flatMap { bridge in bridge.actions(in: state).map { ($0, bridge) } }
    }
  }

  /// What ends and starts in a state, in the order of the declarations: those of children before those of their parents.
  ///
  /// - Parameters:
  ///   - action: The action that led to the state; nil without one.
  ///   - touched: The domains that changed; nil if anything may have.
  ///   - isMeant: Which triggers to look at.
  mutating func changes(
    in state: State,
    after action: Action? = nil,
    touching touched: TouchedDomains? = nil,
    of isMeant: (TriggerKind) -> Bool = { _ in true }
  ) -> Changes {
    search += 1
    var changes = Changes()
    // By numbers, because a sequence would look up its type at each action.
    for number in declared.indices where isMeant(declared[number].kind) {
      let touched = isSearched[number] ? touched : nil
      if let touched, !declared[number].isConcerned(by: touched) { continue }
      isSearched[number] = true
      let marks = touched.map { DomainMarks(touched: $0, domain: 0) }
      let change = StateChange(action: marks == nil ? nil : action, marks: marks)
      let part = declared[number].search(state, change) { note($0, of: number, in: state, &changes) }
      removePlaces(below: part[...], of: number, &changes)
    }
    return changes
  }

  /// Notes what is there in a state before its first action, without starting anything.
  mutating func begin(in state: State) {
    _ = changes(in: state) { $0 != .while }
  }

  /// Forgets the effects with `while` of children that were removed, which have ended.
  mutating func forget(_ gone: [DeclaredEffectOwner]) {
    for owner in gone {
      for number in places.indices where declared[number].kind == .while {
        places[number][owner.path[...]] = nil
      }
    }
  }

  /// Forgets everything, so that the next search is that of a first state.
  mutating func forgetAll() {
    for number in places.indices { places[number] = TriggerPlaces() }
  }

  /// Forgets the effects with `while` whose closure is missing or was removed together with its work, so that they start
  /// again.
  mutating func forgetUnsupplied() {
    isIncomplete = false
    for number in places.indices { places[number].remove { !$0.isSupplied } }
  }

  /// Notes the supplied work of an effect with `while`.
  ///
  /// - Parameter work: Nil if the closure is missing.
  mutating func note(_ effect: _DeclaredEffect<State, Action>, suppliedBy work: SuppliedWork?) {
    if work == nil { isIncomplete = true }
    for number in places.indices
    where declared[number].kind == .while && declared[number].name == effect.fullName {
      places[number][effect.path[...]]?.supply = work.map(KnownPlace.Supply.supplied) ?? .missing
    }
  }

  /// The effects whose closure is missing and was not reported.
  mutating func takeMissing() -> [_DeclaredEffect<State, Action>] {
    guard isIncomplete else { return [] }
    isIncomplete = false
    var missing: [_DeclaredEffect<State, Action>] = []
    for places in places {
      places.forEach { if $0.isMissing, let effect = Self.typed($0).effect { missing.append(effect) } }
    }
    return missing
  }

  /// A place with what is known of its work.
  private final class Place: KnownPlace {
    /// The effect that runs by `while`, that an event started last, or that starts when the place goes.
    var effect: _DeclaredEffect<State, Action>?
  }

  private static func typed(_ place: KnownPlace) -> Place { unsafeDowncast(place, to: Place.self) }
}

/// Finding out what happened at a place.
extension StateTriggers {
  /// Compares a place with what is known of it.
  private mutating func note(
    _ found: Trigger.Place,
    of number: Int,
    in state: State,
    _ changes: inout Changes
  ) {
    let known = places[number][found.path[...]]
    // Another child at the same place is not the one that was there.
    let earlier = known.flatMap { $0.identity == found.identity ? $0 : nil }
    if let known, earlier == nil { leave(known, of: number, &changes) }
    if declared[number].kind == .while {
      noteOngoing(found, earlier, of: number, in: state, &changes)
    } else {
      noteEvents(found, earlier, of: number, in: state, &changes)
    }
  }

  /// Starts an effect with `while`, unless it goes on unchanged.
  private mutating func noteOngoing(
    _ found: Trigger.Place,
    _ earlier: KnownPlace?,
    of number: Int,
    in state: State,
    _ changes: inout Changes
  ) {
    if let earlier {
      earlier.search = search
      if !earlier.facts.values.differ(from: found.facts.values) { return }
      leave(earlier, of: number, &changes)
    }
    guard case .effect(let effect)? = found.work(nil) else { return }
    let place = add(found, of: number)
    let named = effect.named(declared[number].name, isOngoing: true)
    place.effect = named
    if let start = BoundDeclaredEffect(named, in: state).decided(in: state) { changes.begun.append(start) }
  }

  /// Starts what events start at a place.
  private mutating func noteEvents(
    _ found: Trigger.Place,
    _ earlier: KnownPlace?,
    of number: Int,
    in state: State,
    _ changes: inout Changes
  ) {
    let place = earlier.map(Self.typed) ?? add(found, of: number)
    var facts = found.facts
    let children = earlier?.facts.children ?? []
    facts.children = facts.children ?? children
    func fire(_ id: EffectToken? = nil) {
      guard facts.isWanted, let work = found.work(id) else { return }
      start(work, at: place, of: number, in: state, &changes)
    }
    switch declared[number].kind {
    case .change: if let earlier, facts.differ(from: earlier.facts) { fire() }
    // A list that was not touched is not compared.
    case .made: found.facts.children.map(children.gained)?.forEach(fire)
    case .gone: found.facts.children?.gained(children).forEach(fire)
    case .ownMade: if earlier == nil { fire() }
    case .ownGone: place.effect = found.effect?.named(declared[number].name)
    case .while: break
    }
    if !facts.isWanted, earlier?.facts.isWanted == true { leave(place, of: number, &changes) }
    place.facts = facts
    place.search = search
  }

  private func start(
    _ work: Trigger.Work,
    at place: Place,
    of number: Int,
    in state: State,
    _ changes: inout Changes
  ) {
    switch work {
    case .bridge(let bridge): changes.bridges.append(bridge.bound(in: state))
    case .effect(let effect):
      let effect = effect.named(declared[number].name)
      guard let start = BoundDeclaredEffect(effect, in: state).decided(in: state) else { return }
      if declared[number].hasWhile { place.effect = effect }
      changes.effects.append(start)
    }
  }

  private mutating func add(_ found: Trigger.Place, of number: Int) -> Place {
    placeCount += 1
    let place = Place(found.identity, found.facts, search: search, order: placeCount)
    places[number][found.path[...]] = place
    return place
  }

  /// Removes the places that the search has not found.
  ///
  /// - Parameter part: The path of the part that was searched.
  private mutating func removePlaces(
    below part: ArraySlice<EffectToken>,
    of number: Int,
    _ changes: inout Changes
  ) {
    let isOver = { [search] (place: KnownPlace) in place.search != search }
    if !places[number].contains(below: part, where: isOver) { return }
    var gone: [KnownPlace] = []
    places[number].remove(below: part) { place in
      if isOver(place) { gone.append(place) }
      return isOver(place)
    }
    for place in gone.sorted(by: { $0.order < $1.order }) { leave(place, of: number, &changes) }
  }

  /// Ends the effect of a place that is over, or starts that of `onGone`.
  private func leave(_ place: KnownPlace, of number: Int, _ changes: inout Changes) {
    guard let effect = Self.typed(place).effect else { return }
    Self.typed(place).effect = nil
    switch declared[number].kind {
    case .while: changes.ended.append(DecidedEffect(effect: effect.ended, fate: .free))
    // Its child is gone, so that nothing ends it.
    case .ownGone: changes.effects.append(DecidedEffect(effect: effect, fate: .apart))
    case .change, .made, .gone, .ownMade:
      changes.effects.append(DecidedEffect(effect: effect.ended, fate: .free))
    }
  }
}

extension _StateTrigger.Place {
  /// The effect that starts now; nil for a bridge.
  fileprivate var effect: _DeclaredEffect<State, Action>? {
    guard case .effect(let effect)? = work(nil) else { return nil }
    return effect
  }
}

extension TriggerFacts {
  /// Whether a property or a child of `onChange` changed.
  fileprivate func differ(from earlier: TriggerFacts) -> Bool {
    isTouched || values.differ(from: earlier.values)
  }
}

extension [EffectToken] {
  /// The tokens of others that are not in this array, in their order.
  fileprivate func gained(_ others: [EffectToken]) -> [EffectToken] {
    // Most changes of a list leave its beginning and its end as they were.
    let count = zip(self, others).prefix { $0 == $1 }.count
    let common = Swift.min(self.count, others.count) - count
    let endCount = zip(reversed(), others.reversed()).prefix(common).prefix { $0 == $1 }.count
    let middle = others[count..<others.count - endCount]
    if middle.isEmpty { return [] }
    let known = Set(self[count..<self.count - endCount])
    return middle.filter { !known.contains($0) }
  }
}
