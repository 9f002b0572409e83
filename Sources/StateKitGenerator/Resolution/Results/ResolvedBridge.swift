/// A bridge: the action or event that triggers it, the action that it dispatches with its values, and the condition.
final class ResolvedBridge {
  unowned let domain: ResolvedDomain
  let schema: BridgeSchema
  /// The action; for an event, the event as if it were an action.
  let trigger: Resolved<ResolvedActionPath>
  /// The event of the state that triggers the bridge; nil if an action does.
  let event: Resolved<ResolvedStateEvent>?
  let result: Resolved<ResolvedActionPath>
  /// One argument for each value of the dispatched action, in the order of `values`.
  let arguments: Resolved<[ResolvedArgument]>
  /// The properties that `with` reads, with their paths.
  let reads: [(path: PathSchema, property: ResolvedPropertyPath)]
  /// The JSON values of `with`.
  let literals: [ResolvedLiteral]
  /// Nil without `when`.
  let condition: Resolved<ResolvedCondition>?

  fileprivate init(_ schema: BridgeSchema, of domain: ResolvedDomain, in module: ResolvedModule) {
    self.domain = domain
    self.schema = schema
    let event = schema.event.map { module.event($0, of: domain) }
    self.event = event
    let trigger = event?.map(\.action) ?? module.action(at: schema.on, in: domain)
    self.trigger = trigger
    self.result = module.action(at: schema.dispatch, in: domain, isDispatched: true)
    self.condition = schema.when.map { module.condition($0, of: domain, given: trigger.given) }
    guard case .value(let trigger) = trigger, case .value(let result) = result,
      var arguments = BridgeArguments(schema, of: domain, in: module, trigger, result)
    else {
      self.arguments = .reported
      self.reads = []
      self.literals = []
      return
    }
    self.arguments = arguments.resolve()
    self.reads = arguments.reads
    self.literals = arguments.literals
  }

  /// The two actions, if both are known.
  var ends: (trigger: ResolvedActionPath, result: ResolvedActionPath)? {
    guard case .value(let trigger) = trigger, case .value(let result) = result else { return nil }
    return (trigger, result)
  }
}

extension Resolved<ResolvedActionPath> {
  /// The values that a condition can read.
  var given: Resolved<GivenValues> {
    guard let action = value, let values = action.values else { return .reported }
    return .value(GivenValues(action: action, values: values))
  }
}

extension ResolvedModule {
  func bridge(_ bridge: BridgeSchema, of domain: ResolvedDomain) -> ResolvedBridge {
    ResolvedBridge(bridge, of: domain, in: self)
  }
}
