/// An effect with the actions at the ends of its paths.
final class ResolvedEffect {
  unowned let domain: ResolvedDomain
  let schema: EffectSchema
  /// The actions that start the effect.
  let triggers: [Resolved<ResolvedActionPath>]
  /// The event of the state that starts the effect; nil if actions do, or the condition of `while`.
  let event: Resolved<ResolvedStateEvent>?
  /// The values of the triggers that the closure takes, as values of the first trigger. All triggers carry them; bound
  /// properties of different types are left out. Reported if other types differ.
  let given: Resolved<GivenValues>
  /// The actions that end the effect; if empty, the effect ends only with its work.
  let until: [Resolved<ResolvedActionPath>]
  /// Nil if the work yields the domain's own actions.
  let output: Resolved<ResolvedActionPath>?
  /// Nil if the work cannot fail.
  let failure: Resolved<ResolvedActionPath>?
  /// The action whose values the closure takes while it runs.
  let feeds: Resolved<ResolvedActionPath>?
  /// The action that is sent if the policy skips the effect.
  let skipped: Resolved<ResolvedActionPath>?
  /// The values of `with`.
  let inputs: Resolved<[ResolvedInput]>
  /// The condition of the state during which the effect runs; beside an event, during which it may run.
  let `while`: Resolved<ResolvedCondition>?
  /// Nil without `when`.
  let condition: Resolved<ResolvedCondition>?

  fileprivate init(_ schema: EffectSchema, of domain: ResolvedDomain, in module: ResolvedModule) {
    func resolve(_ path: PathSchema) -> Resolved<ResolvedActionPath> { module.action(at: path, in: domain) }
    self.domain = domain
    self.schema = schema
    self.triggers = schema.on.map(resolve)
    let event = schema.event.map { module.event($0, of: domain) }
    self.event = event
    self.given =
      event.map { event in event.value?.given ?? .reported } ?? module.given(by: triggers, to: schema)
    self.until = schema.until.map(resolve)
    self.output = schema.output.map(resolve)
    self.failure = schema.failure.map(resolve)
    self.feeds = schema.feeds.map(resolve)
    self.skipped = schema.skipped.map(resolve)
    self.inputs = module.inputs(schema.with, of: domain, beside: given)
    let given = given
    self.while = schema.while.map { module.condition($0, of: domain, given: nil) }
    self.condition = schema.when.map { module.condition($0, of: domain, given: given) }
  }
}

extension ResolvedModule {
  func effect(_ effect: EffectSchema, of domain: ResolvedDomain) -> ResolvedEffect {
    ResolvedEffect(effect, of: domain, in: self)
  }

  /// The values that an effect takes from the actions that start it: those that all of them carry. If all actions of a
  /// domain start it, it takes only the ids of the elements on the path.
  fileprivate func given(by triggers: [Resolved<ResolvedActionPath>], to effect: EffectSchema) -> Resolved<
    GivenValues
  > {
    let paths = triggers.compactMap(\.value)
    guard paths.count == triggers.count, let first = paths.first, let all = first.values else {
      return .reported
    }
    var shared = effect.startsOnAny ? first.elements : all.values
    var keys = effect.startsOnAny ? PayloadIndex(shared).keys : all.keys
    for (path, trigger) in zip(effect.on, paths).dropFirst() {
      guard let values = trigger.values else { return .reported }
      var isShared = keys.map { values[$0] != nil }
      for (position, (key, value)) in zip(keys, shared).enumerated() {
        guard let other = values[key]?.value.type?.value, let type = value.type?.value,
          type != other, !index.isSame(type, other)
        else { continue }
        // The actions of bound properties do not have labels that could distinguish their values.
        if first.isBound, trigger.isBound {
          isShared[position] = false
        } else {
          diagnostics.report(.triggersDiffer(effect, key, first, trigger, at: path.end))
          return .reported
        }
      }
      shared = zip(shared, isShared).filter(\.1).map(\.0)
      keys = zip(keys, isShared).filter(\.1).map(\.0)
    }
    return .value(GivenValues(action: first, values: PayloadIndex(shared, keys: keys)))
  }
}

extension Diagnostic {
  fileprivate static func triggersDiffer(
    _ effect: EffectSchema,
    _ key: String,
    _ firstPath: ResolvedActionPath,
    _ secondPath: ResolvedActionPath,
    at location: SourceLocation
  ) -> Diagnostic {
    let (first, second) = (firstPath.action, secondPath.action)
    let bound = [firstPath, secondPath].first(where: \.isBound)
    let other = bound === firstPath ? second : first
    let remedy =
      bound == nil ? "give one of them another label" : "give that of \(other.name.value.quoted) a label"
    return Diagnostic(
      .error,
      "SK0674",
      "the \(key.quoted) of \(second.name.value.quoted) has another type than that of \(first.name.value.quoted), and the"
        + " closure of \(effect.name.value.quoted) takes either: \(remedy)",
      at: location,
      notes: [
        Note(message: "\(first.name.value.quoted) is declared here", location: first.name.location),
        Note(message: "\(second.name.value.quoted) is declared here", location: second.name.location),
      ]
    )
  }
}
