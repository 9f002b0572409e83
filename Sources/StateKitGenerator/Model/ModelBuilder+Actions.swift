extension ModelBuilder {
  func action(_ action: ResolvedAction) -> ActionModel {
    let schema = action.schema
    return ActionModel(
      name: Identifier(validated: schema.name.value),
      location: schema.name.location,
      documentation: schema.documentation,
      deprecated: schema.deprecated,
      payload: payload(of: schema),
      reduction: reduction(of: action),
      dismisses: schema.dismissal != nil,
      earlierNames: schema.was.identifiers
    )
  }

  /// `location` is the location of the bridge that needs the payload, if a bridge does.
  func payload(of schema: ActionSchema, at location: SourceLocation? = nil) -> [PayloadValueModel] {
    payload(Resolved(schema.payload).known, sensitive: Set(schema.sensitive.map(\.value)), at: location)
  }

  func payload(
    _ payload: [PayloadValueSchema],
    sensitive: Set<String> = [],
    at location: SourceLocation? = nil
  ) -> [PayloadValueModel] {
    var bindings = Bindings(payload)
    return payload.enumerated().map { position, value in
      let label = (value.label?.value).map(Identifier.init(validated:))
      return PayloadValueModel(
        label: label,
        binding: bindings.binding(label, at: position),
        type: reference(value.type, at: location),
        isSensitive: sensitive.contains(PayloadIndex.key(label?.name, at: position))
      )
    }
  }

  func reduction(of action: ResolvedAction) -> Reduction {
    guard action.changes.isEmpty else { return .changes(action.changes.map(change)) }
    switch action.schema.reduceMode {
    case .handler: return .handler
    case .none: return .none
    }
  }

  private func change(_ change: ResolvedChange) -> StateChange {
    switch change {
    case .set(let property, _, let value):
      .set(Identifier(validated: property.value), self.value(value), judgedAt: judgement(of: value))
    case .setChild(let child, let position, let value):
      .setChild(
        Identifier(validated: child.value),
        child: position,
        value.map(self.value),
        judgedAt: value.flatMap(judgement)
      )
    case .toggle(let property, let type):
      .toggle(
        Identifier(validated: property.value),
        judgedAt: type.builtIn?.name == "Bool" ? nil : property.location
      )
    case .add(let property, let type, let value):
      .add(
        Identifier(validated: property.value),
        self.value(value),
        isInteger: type.builtIn?.literal?.isInteger == true
      )
    case .elements(let property, let word, let container, let value):
      .elements(
        Identifier(validated: property.value),
        word,
        in: container,
        value.map(self.value),
        judgedAt: value.flatMap(judgement)
      )
    }
  }

  /// The location of a value, if only the Swift compiler can check whether it fits the property.
  private func judgement(of value: ResolvedValue) -> SourceLocation? {
    switch value {
    case .payload(let found, let location): return found.known.fit == .yes ? nil : location
    case .literal: return nil
    case .property(_, let isFit, let location): return isFit ? nil : location
    case .made(let state):
      // Only Swift can check whether the initialiser of a type written by hand takes the values.
      if !state.domain.entry.hasGeneratedState { return state.location }
      return state.values.lazy.compactMap { judgement(of: $0.value) }.first
    case .enumCase(let found, _):
      return found.known.values.lazy.compactMap { judgement(of: $0.content) }.first
    }
  }

  private func value(_ value: ResolvedValue) -> ActionValue {
    switch value {
    case .payload(let found, _): .payload(found.known.position)
    case .literal(let literal): .expression(literal.expression.known)
    case .property(let property, _, _): .property(path(to: property))
    case .made(let state): made(state)
    case .enumCase(let found, _): enumCase(found.known)
    }
  }

  private func enumCase(_ found: ResolvedCase<ResolvedValue>) -> ActionValue {
    .enumCase(
      type: found.type.spelling,
      Identifier(validated: found.name),
      found.values.map {
        CaseValue(label: $0.label.map(Identifier.init(validated:)), value: value($0.content))
      }
    )
  }

  private func made(_ state: ResolvedState) -> ActionValue {
    let type = state.domain.entry.stateSpelling
    let values = state.values.map {
      MadeProperty(label: Identifier(validated: $0.label), value: value($0.value))
    }
    guard let alternative = state.alternative, let only = values.first else {
      return .state(type: type, values)
    }
    return .alternative(type: type, Identifier(validated: alternative), only.value)
  }
}

/// Names for the values of one payload: the labels, except for names that generated code uses itself.
private struct Bindings {
  private let payload: [PayloadValueSchema]
  private lazy var taken: Set<String> = Set(payload.compactMap(\.label?.value))

  init(_ payload: [PayloadValueSchema]) {
    self.payload = payload
  }

  private static func isReserved(_ label: String) -> Bool {
    switch label {
    case "bridges", "domains", "handlers", "newValue", "state", "touched", "writer": true
    case "action": true
    // The actions of nested elements have the names `action1`, `action2` …, the ids of a stack's elements `element0` …,
    // and values read from the state `read0` …
    default: ["action", "element", "read"].contains { isNumbered(label, $0) }
    }
  }

  private static func isNumbered(_ label: String, _ name: String) -> Bool {
    label.hasPrefix(name) && label.count > name.count && label.dropFirst(name.count).allSatisfy(\.isNumber)
  }

  mutating func binding(_ label: Identifier?, at position: Int) -> Identifier {
    if let label, !Bindings.isReserved(label.name) { return label }
    var name = label.map { $0.name + "Value" } ?? "value\(position)"
    while !taken.insert(name).inserted { name += "Value" }
    return Identifier(validated: name)
  }
}
