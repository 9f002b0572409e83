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
      visibility: schema.visibility?.value,
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
    StateChange(
      word: change.word,
      target: part(change.target),
      container: change.container,
      isByOffsets: change.isByOffsets,
      isInteger: change.target.type.builtIn?.literal?.isInteger == true,
      value: change.value.map(value),
      judgedAt: judgement(of: change)
    )
  }

  private func part(_ target: ResolvedTarget) -> StatePart {
    let domain = target.children
    let own = target.path.steps.dropFirst(domain.count)
    let isRenamed = own.count == 1 && own.first?.name == "id" && !domain.isEmpty
    return StatePart(
      path: path(to: target.path),
      domain: domain.map { Identifier(validated: $0.name) },
      child: domain.first.flatMap { first in first.parent.children.firstIndex { $0 === first } },
      isWhole: target.child != nil || isRenamed,
      copying: domain.indices.filter { target.path.steps[$0].element != nil && domain[$0].domain.hasFollows }
    )
  }

  /// The location of a change that only the Swift compiler can check.
  private func judgement(of change: ResolvedChange) -> SourceLocation? {
    let elements = judgement(of: change.target.path)
    if change.word == .add { return elements }
    guard change.word == .toggle else { return elements ?? change.value.flatMap(judgement) }
    return elements ?? (change.target.type.builtIn?.name == "Bool" ? nil : change.target.name.location)
  }

  /// The location of an element on a path, if only the Swift compiler can check the value that names it.
  private func judgement(of path: ResolvedPropertyPath) -> SourceLocation? {
    path.steps.lazy.compactMap(\.element).first { $0.value.fit != .yes }?.label.location
  }

  /// The location of a value, if only the Swift compiler can check whether it fits the property.
  private func judgement(of value: ResolvedValue) -> SourceLocation? {
    switch value {
    case .payload(let found, let location): found.known.fit == .yes ? nil : location
    case .literal: nil
    case .property(let path, let isFit, _, let location): isFit ? judgement(of: path) : location
    case .made(let made): made.judgedAt ?? made.values.lazy.compactMap { judgement(of: $0.value) }.first
    case .elements(let values): values.lazy.compactMap(judgement).first
    case .identified(let value): judgement(of: value)
    case .enumCase(let found, _): found.known.values.lazy.compactMap { judgement(of: $0.content) }.first
    }
  }

  private func value(_ value: ResolvedValue) -> ActionValue {
    switch value {
    case .payload(let found, _): .payload(found.known.position)
    case .literal(let literal): .expression(literal.expression.known)
    case .property(let property, _, let isUnwrapped, _):
      .property(path(to: property), isUnwrapped: isUnwrapped)
    case .made(let made): self.made(made)
    case .elements(let values): .elements(values.map(self.value))
    case .identified(let value): .identified(self.value(value))
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

  private func made(_ made: ResolvedMade) -> ActionValue {
    let values = made.values.map {
      MadeProperty(label: Identifier(validated: $0.label), value: value($0.value))
    }
    guard let alternative = made.alternative, let only = values.first else {
      return .state(type: made.type, values)
    }
    return .alternative(type: made.type, Identifier(validated: alternative), only.value)
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
    // values read from the state `read0` …, and the numbers of domains `place0` …
    default: ["action", "element", "place", "read"].contains { isNumbered(label, $0) }
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
