internal import StateKitGenerator

/// Differences in requests and effects.
extension DomainDiff {
  /// All work that the initialiser of the effects takes. The work of a request is paired like the request.
  var work: Pairing<EffectModel> {
    let requests = Dictionary(new.model.requests.map { ($0.name, $0.earlierNames) }) { first, _ in first }
    return Pairing(
      old.model.suppliedWork,
      new.model.suppliedWork,
      name: \.name.name,
      earlierNames: { requests[$0.name] ?? [] }
    )
  }

  var requestChanges: [SchemaChange] {
    let requests = pairing.requests
    let successors = requests.successors(shape: \.shape)
    let (oldWork, newWork) = (old.works, new.works)
    let removed = requests.removed.map { request in
      removal(.request, request.name, successor: successors[request.name.name]?.name, request.location)
    }
    let added = requests.added.map { request in
      var change = addition(.request, request.name, request.location)
      if request.hasHandler { change.add(required(request.name), source: .breaking) }
      return change
    }
    let changed = requests.pairs.compactMap { pair in
      self.changed(pair, from: oldWork[pair.old.name], to: newWork[pair.new.name])
    }
    return changed + removed + added
  }

  /// - Parameters:
  ///   - oldWork: The work of the request in the old schemas.
  ///   - newWork: The work of the request in the new schemas.
  private func changed(
    _ pair: Pairing<RequestModel>.Pair,
    from oldWork: EffectModel?,
    to newWork: EffectModel?
  ) -> SchemaChange? {
    let (old, new) = (pair.old, pair.new)
    var change = caseChange(pair.isRenamed, .request, old.name, new.name, new.location)
    let phases = Pairing(old.phases, new.phases, name: \.name.name)
    for phase in phases.pairs {
      comparePayloads(phase.old, phase.new, in: "\(code: phase.new.name.name)", &change)
    }
    for phase in phases.removed {
      let detail: Phrase = phase.isCancelled ? "is never cancelled any more" : "cannot fail any more"
      change.add(detail, source: .breaking, stored: ifStored(.breaking))
    }
    for phase in phases.added {
      change.add(phase.isCancelled ? "can be cancelled now" : "can fail now", source: .breaking)
    }
    switch (old.hasHandler, new.hasHandler) {
    case (false, true): change.add(required(new.name), source: .breaking)
    case (true, false): change.add("no longer handled by hand")
    default:
      // A handler of one phase takes the values of that phase; any other handler takes a phase.
      if old.onlyHandledPhase?.name != new.onlyHandledPhase?.name {
        change.add(required(new.name), source: .breaking)
      }
    }
    comparePhases(phases.pairs, isSameHandler: old.hasHandler == new.hasHandler, &change)
    if let oldWork, let newWork {
      // The other parameters of the closure, and its result, come from the phases, which are compared above.
      if oldWork.read != newWork.read {
        compareClosures(oldWork, newWork, &change)
      }
      compareBehavior(oldWork, newWork, &change)
    }
    return pair.isRenamed || !change.details.isEmpty ? change : nil
  }

  /// Compares how the phases of a request change the state. If the request gained or lost its handler, which is already
  /// reported, `isSameHandler` is false, and phases with a handler are skipped.
  private func comparePhases(
    _ phases: [Pairing<ActionModel>.Pair],
    isSameHandler: Bool,
    _ change: inout SchemaChange
  ) {
    for phase in phases where phase.old.dismisses != phase.new.dismisses {
      change.add(
        "\(code: phase.new.name.name) \(phase.new.dismisses ? "now dismisses" : "no longer dismisses") its domain"
      )
    }
    for phase in phases where phase.old.reduction.described != phase.new.reduction.described {
      if !isSameHandler, phase.old.hasHandler || phase.new.hasHandler { continue }
      change.add("\(code: phase.new.name.name) changes the state in another way")
    }
  }

  /// Compares behaviour that changes although all code still compiles.
  private func compareBehavior(_ old: EffectModel, _ new: EffectModel, _ change: inout SchemaChange) {
    let parts: [(name: Phrase, old: String, new: String)] = [
      ("trigger", old.beginning(now), new.beginning(\.spelled)),
      (Phrase(EffectKey.interval), old.interval?.text ?? "none", new.interval?.text ?? "none"),
      (Phrase(EffectKey.debounce), old.debounce?.text ?? "none", new.debounce?.text ?? "none"),
      (Phrase(EffectKey.when), old.condition?.spelled ?? "always", new.condition?.spelled ?? "always"),
      (Phrase(EffectKey.with), old.handedOver, new.handedOver),
      (Phrase(EffectKey.until), old.until.spelled(now), new.until.spelled(\.spelled)),
      (
        Phrase(EffectKey.output), old.output.map { now($0.action) } ?? "any action",
        new.output?.action.spelled ?? "any action"
      ),
      (
        Phrase(EffectKey.failure), old.failure.map { now($0.action) } ?? "none",
        new.failure?.action.spelled ?? "none"
      ),
      (Phrase(EffectKey.feeds), old.feeds.map(now) ?? "none", new.feeds?.spelled ?? "none"),
      (
        Phrase(EffectKey.skipped), old.skipped.map { now($0.action) } ?? "none",
        new.skipped?.action.spelled ?? "none"
      ),
      (Phrase(EffectKey.policy), old.policy.rawValue, new.policy.rawValue),
      ("policy for each", old.policyKey ?? "domain", new.policyKey ?? "domain"),
    ]
    for part in parts where part.old != part.new {
      change.add(.changed(part.name, from: part.old, to: part.new))
    }
    for (old, new) in zip(old.until, new.until) where old.endsOne != new.endsOne {
      change.add(.changed("the work that until ends", from: old.ended, to: new.ended))
    }
  }

  var effectChanges: [SchemaChange] {
    let effects = Pairing(
      old.model.effects,
      new.model.effects,
      name: \.name.name
    )
    let gone = Set(effects.removed.map(\.name))
    let successors = effects.successors { effect in
      gone.contains(effect.name) ? shape(effect, old, now) : shape(effect, new, \.spelled)
    }
    let removed = effects.removed.map { effect in
      SchemaChange(
        kind: .removed,
        subject: .effect,
        name: "\(old.name).\(effect.name.name)",
        details: effect.isSupplied
          ? ["\(code: new.code.effects.name) has no closure of this name any more"] : [],
        suggestion: successors[effect.name.name].map { "\(code: $0.name.name) has the same shape" },
        source: effect.isSupplied ? .breaking : .compatible,
        location: effect.location
      )
    }
    let added = effects.added.map { effectChange(.added, $0) }
    return effects.pairs.compactMap(changed) + removed + added
  }

  /// The closure that does the work, and its trigger.
  private func shape(
    _ effect: EffectModel,
    _ domain: ComparedDomain,
    _ spelled: (ActionPath) -> String
  ) -> String {
    "\(domain.closure(of: effect)) \(effect.beginning(spelled)) \(effect.policy.rawValue)"
  }

  private func effectChange(_ kind: SchemaChange.Kind, _ effect: EffectModel) -> SchemaChange {
    SchemaChange(
      kind: kind,
      subject: .effect,
      name: "\(new.name).\(effect.name.name)",
      location: effect.location
    )
  }

  private func changed(_ pair: Pairing<EffectModel>.Pair) -> SchemaChange? {
    var change = effectChange(.changed, pair.new)
    compareClosures(pair.old, pair.new, &change)
    compareBehavior(pair.old, pair.new, &change)
    return change.details.isEmpty ? nil : change
  }

  private func compareClosures(_ old: EffectModel, _ new: EffectModel, _ change: inout SchemaChange) {
    let (old, new) = (self.old.closure(of: old), self.new.closure(of: new))
    if old != new { change.add(.changed("closure", from: old, to: new), source: .breaking) }
  }
}

extension ComparedDomain {
  /// The work of requests, by request name.
  fileprivate var works: [Identifier: EffectModel] {
    Dictionary(model.requests.map { ($0.name, $0.work) }) { first, _ in first }
  }

  /// `(User.ID) async throws(APIError) -> User`
  fileprivate func closure(of effect: EffectModel) -> String {
    guard effect.isSupplied else { return "none" }
    let signature = EffectSignature(domain: code, effect: effect, spelling: .short(hidden: []))
    let values = effect.valuesType.map { _ in Code(expression: "(\(effect.read.joined(separator: ", ")))") }
    let inputs = signature.inputs(values: values).map(\.type.text).joined(separator: ", ")
    return "(\(inputs)) async\(signature.fails.text) -> \(signature.result.text)"
  }
}

extension EffectModel {
  /// The values of the state that the closure takes: one type, or several types with names. Names are sorted, because code
  /// does not depend on their order in the schema.
  fileprivate var read: [String] {
    guard valuesType != nil else { return inputs.map { $0.type.type.spelling } }
    return inputs.map { "\($0.label.name): \($0.type.type.spelling)" }.sorted()
  }
}

extension ActionModel {
  /// Whether this is the phase of a request that ended without an answer.
  fileprivate var isCancelled: Bool { name.name == RequestPhase.cancelled.rawValue }
}

extension [ActionPath] {
  /// `opened, feed.reachedEnd`
  fileprivate func spelled(_ spell: (ActionPath) -> String) -> String {
    map(spell).joined(separator: ", ")
  }
}

extension [EndModel] {
  /// `closed, signedOut`
  fileprivate func spelled(_ spell: (ActionPath) -> String) -> String {
    isEmpty ? "never" : map(\.action).spelled(spell)
  }
}

extension EffectModel {
  /// `opened, feed.reachedEnd`, `onMade detail`, or `while isRecording`
  fileprivate func beginning(_ spell: (ActionPath) -> String) -> String {
    let during = ongoing.map { "while \($0.spelled)" }
    let start = event?.named ?? (triggers.isEmpty ? nil : triggers.map(\.path).spelled(spell))
    return [start, during].compactMap(\.self).joined(separator: " ")
  }

  /// `query: @settings.query`
  fileprivate var handedOver: String {
    let inputs = inputs.map { "\($0.label.name): @\($0.path.spelledPlainly)" }.sorted()
    return inputs.isEmpty ? "nothing" : inputs.joined(separator: ", ")
  }

  /// The label, or else the position, of the trigger's value by which the policy distinguishes runs.
  fileprivate var policyKey: String? {
    guard let idPosition, let trigger = handed else { return nil }
    return trigger.values[idPosition].label?.name ?? "$\(idPosition)"
  }
}

extension EndModel {
  fileprivate var endsOne: Bool { idPosition != nil }
  fileprivate var ended: String { endsOne ? "one" : "all" }
}
