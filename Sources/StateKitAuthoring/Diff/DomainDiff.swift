internal import StateKitGenerator

/// Compares a domain with its successor.
struct DomainDiff {
  let old: ComparedDomain
  let new: ComparedDomain
  let pairing: DomainPairing
  let diff: SchemaDiff
  /// The required handlers of the new domain, with the first line of each declaration.
  private let handlers: [Identifier: String]

  init(
    old: ComparedDomain,
    new: ComparedDomain,
    pairing: DomainPairing,
    diff: SchemaDiff
  ) {
    self.old = old
    self.new = new
    self.pairing = pairing
    self.diff = diff
    handlers = Dictionary(new.code.handlers.map { ($0.name, $0.shown) }) { first, _ in first }
  }

  var changes: [SchemaChange] {
    [own].filter { !$0.details.isEmpty || $0.kind == .renamed } + propertyChanges + actionChanges
      + bindingChanges + requestChanges + effectChanges + childChanges + reactionChanges + bridgeChanges
      + invariantChanges
  }

  /// The impact for stored actions. Actions that were neither `Codable` nor `Recordable` cannot have been stored.
  func ifStored(_ impact: SchemaChange.Impact) -> SchemaChange.Impact {
    old.isStored ? impact : .compatible
  }

  /// The changes of the domain as a whole.
  private var own: SchemaChange {
    var change = SchemaChange(
      kind: old.name == new.name ? .changed : .renamed,
      subject: .domain,
      name: new.name,
      earlierName: old.name == new.name ? nil : old.name,
      // Stored actions contain the names of children, not the names of domains.
      source: old.name == new.name ? .compatible : .breaking,
      location: new.model.location
    )
    change.compareAccess(old.file.access, new.file.access)
    compareAccessors(&change)
    compareConformances(&change)
    compareStateType(&change)
    compareInitialCase(&change)
    compareActionType(&change)
    compareOrders(&change)
    compareHandlers(&change)
    compareDefault(&change)
    return change
  }

  /// Reports changes of the state's conformances only where they differ from those of the actions, and does not report
  /// `Identifiable`, which follows from the property 'id'.
  private func compareConformances(_ change: inout SchemaChange) {
    let (oldActions, newActions) = (old.model.actionConformances, new.model.actionConformances)
    let (oldState, newState) = (old.model.state, new.model.state)
    let areGenerated = !oldState.isWrittenByHand && !newState.isWrittenByHand
    let before: [Conformance] = oldState.conformances.map(\.ofValues)
    let now: [Conformance] = newState.conformances.map(\.ofValues)
    let (lost, gained) = (before.without(now), now.without(before))
    let isAlike = lost == oldActions.without(newActions) && gained == newActions.without(oldActions)
    if !areGenerated || isAlike {
      return change.compareConformances(oldActions, newActions, isStored: old.isStored)
    }
    change.compareConformances(oldActions, newActions, isStored: old.isStored, of: "the actions are ")
    change.compareConformances(lost, gained, isStored: false, of: "the state is ")
  }

  /// The factory of the reducer takes the handlers, if the domain has any.
  private func compareHandlers(_ change: inout SchemaChange) {
    switch (old.code.hasHandlers, new.code.hasHandlers) {
    case (true, false):
      change.add(
        "\(code: old.code.reducing.name) is gone: the domain does not need handlers any more",
        source: .breaking
      )
    case (false, true):
      change.add("its reducer asks for a \(code: new.code.reducing.name)", source: .breaking)
    default: break
    }
  }

  /// Compares whether the domain's reducer has a default. Without a default, code must pass the reducer to the reducers
  /// above.
  private func compareDefault(_ change: inout SchemaChange) {
    switch (old.model.isReducerWhole, new.model.isReducerWhole) {
    case (true, false):
      change.add("the reducers above have no default for its reducer any more", source: .breaking)
    case (false, true): change.add("the reducers above have a default for its reducer", source: .compatible)
    default: break
    }
  }

  private func compareAccessors(_ change: inout SchemaChange) {
    let (oldMode, newMode) = (old.model.accessors, new.model.accessors)
    guard oldMode != newMode else { return }
    let losesSome = newMode == .none || oldMode == .full
    change.add(
      .changed(Phrase(DomainKey.accessors), from: oldMode.rawValue, to: newMode.rawValue),
      source: losesSome ? .breaking : .compatible
    )
  }

  private func compareStateType(_ change: inout SchemaChange) {
    let (oldState, newState) = (old.model.state, new.model.state)
    compareWritten(
      &change,
      "the state",
      ("is", "was"),
      oldState.isWrittenByHand ? oldState.type : nil,
      newState.isWrittenByHand ? newState.type : nil
    )
  }

  /// Compares the names of the initial cases. Their states are compared as properties.
  private func compareInitialCase(_ change: inout SchemaChange) {
    guard let old = old.model.state.oneOf?.initial, let new = new.model.state.oneOf?.initial else { return }
    let isRenamed = self.new.model.children.contains { $0.name == new && $0.earlierNames.contains(old) }
    if old == new || isRenamed { return }
    change.add(.changed("the initial case", from: old.name, to: new.name), source: .compatible)
  }

  private func compareActionType(_ change: inout SchemaChange) {
    let (old, new) = (old.model.actionsWrittenByHand?.type, new.model.actionsWrittenByHand?.type)
    compareWritten(&change, "the actions", ("are", "were"), old, new)
  }

  /// Compares types that are written by hand; nil stands for a generated type.
  private func compareWritten(
    _ change: inout SchemaChange,
    _ part: Phrase,
    _ verbs: (present: Phrase, past: Phrase),
    _ old: SwiftType?,
    _ new: SwiftType?
  ) {
    switch (old, new) {
    case (nil, nil): break
    case (nil, let new?):
      change.add("\(part) \(verbs.present) \(code: "\(new)"), written by hand", source: .breaking)
    case (let old?, nil):
      change.add("\(part) \(verbs.past) \(code: "\(old)"), written by hand", source: .breaking)
    case (let old?, let new?):
      if diff.areSame(old, new) { return }
      change.add(.changed(part, from: "\(old)", to: "\(new)"), source: .breaking)
    }
  }

  /// Reports arguments in another order, because Swift requires the declared order.
  private func compareOrders(_ change: inout SchemaChange) {
    if let newProperties = new.model.state.properties, let properties, properties.isReordered(newProperties) {
      change.add("the initialiser of the state takes its arguments in another order", source: .breaking)
    }
    if work.isReordered(new.model.suppliedWork) {
      change.add(
        "the initialiser of \(code: new.code.effects.name) takes its closures in another order",
        source: .breaking
      )
    }
    if pairing.children.isReordered(new.model.children) {
      change.add("the reducer takes the reducers of its children in another order", source: .breaking)
    }
  }

  /// All properties that the initialiser takes. The property of a child is paired like the child.
  var properties: Pairing<PropertyModel>? {
    guard let old = old.model.state.properties, let new = new.model.state.properties else { return nil }
    let children = Dictionary(self.new.model.children.map { ($0.name, $0.earlierNames) }) { first, _ in first
    }
    return Pairing(
      old,
      new,
      name: \.name.name,
      earlierNames: { $0.earlierNames + (children[$0.name] ?? []) }
    )
  }

  /// The message that `UsersReducing` has one more method, which every conforming type must implement.
  func required(_ handler: Identifier) -> Phrase {
    let signature = handlers[handler] ?? handler.name
    return "\(code: new.code.reducing.name) requires \(code: signature), which scaffold adds"
  }
}

extension SchemaChange {
  mutating func compareAccess(_ old: AccessLevel, _ new: AccessLevel) {
    guard old != new else { return }
    let levels: [AccessLevel] = [.internal, .package, .public]
    let isNarrower = (levels.firstIndex(of: new) ?? 0) < (levels.firstIndex(of: old) ?? 0)
    add(
      .changed(Phrase(FileKey.access), from: old.rawValue, to: new.rawValue),
      source: isNarrower ? .breaking : .compatible
    )
  }

  mutating func compareConformances(
    _ old: [Conformance],
    _ new: [Conformance],
    isStored: Bool,
    of part: Phrase = ""
  ) {
    for lost in old where !new.contains(lost) {
      let isRead = lost.ofValues != .codable || new.areRecordable
      let stored: Impact = isStored && !isRead ? .breaking : .compatible
      add("\(part)no longer \(code: lost.rawValue)", source: .breaking, stored: stored)
    }
    for gained in new where !old.contains(gained) { add("\(part)now \(code: gained.rawValue)") }
  }
}

extension [Conformance] {
  /// The conformances that another list lacks, besides `Identifiable`.
  fileprivate func without(_ other: [Conformance]) -> [Conformance] {
    filter { $0 != .identifiable && !other.contains($0) }
  }
}
