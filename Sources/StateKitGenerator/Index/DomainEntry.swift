/// A domain with the names that it declares.
final class DomainEntry {
  private(set) var schema: DomainSchema
  /// The module that declares the domain; nil for the module that is being generated.
  let module: String?
  let access: AccessLevel
  let imports: [String]
  /// The modules with schemas that the file uses.
  let uses: [String]
  /// The modules that the file imports. Swift finds members only in the types and extensions of these modules.
  let visibleModules: Set<String>
  let accessors: AccessorMode
  let stateConformances: ConformanceList
  let actionConformances: ConformanceList
  /// Made when a path first needs it.
  private(set) lazy var actions: [String: ActionSchema] = Dictionary(
    schema.actions.map { ($0.name.value, $0) }
  ) { first, _ in first }
  private(set) var requests: [String: RequestSchema]
  let children: [String: ChildSchema]
  /// The properties that the schema knows, also those that requests declare by `into`. Nil if the state is written by hand
  /// without a list of properties, or could not be read.
  private(set) var properties: [String: PropertySchema]?
  /// The `properties` that no request declares. Made when a property first follows another.
  private(set) lazy var declaredProperties: [String: PropertySchema]? = schema.declaredProperties.map {
    Dictionary($0.map { ($0.name.value, $0) }) { first, _ in first }
  }

  /// The types of properties and payload values that rules must check, because of their names or their conformances.
  private(set) lazy var unusualTypes: [Located<SwiftType>] = schema.writtenTypes.filter { !$0.value.isPlain }
  /// The properties that stay out of logs and recordings.
  private(set) lazy var sensitiveProperties: Set<String> = Set(
    (schema.declaredProperties ?? []).filter(\.isSensitive).map(\.name.value)
  )

  var name: String { schema.name.value }
  /// The name in the schemas of the module to generate: `Users`, or `Accounts.Users`.
  var shownName: String { module.map { "\($0).\(name)" } ?? name }
  let hasGeneratedState: Bool

  init(_ schema: DomainSchema, in file: Schema, module: String? = nil) {
    self.schema = schema
    self.module = module
    self.access = file.access
    self.imports = file.imports.map(\.value)
    self.uses = file.uses.map(\.value)
    self.visibleModules = Set(uses + imports)
    self.accessors = schema.accessors ?? file.accessors
    self.stateConformances = ConformanceList(of: .state, file: file.conformances, own: schema.conformances)
    self.actionConformances = ConformanceList(of: .actions, file: file.conformances, own: schema.conformances)
    self.requests = Dictionary(schema.requests.map { ($0.name.value, $0) }) { first, _ in first }
    self.children = Dictionary(schema.children.map { ($0.name.value, $0) }) { first, _ in first }
    self.hasGeneratedState = schema.generatedProperties != nil
    self.properties = schema.declaredProperties.map { properties in
      let all = properties + schema.requests.compactMap(\.property)
      return Dictionary(all.map { ($0.name.value, $0) }) { first, _ in first }
    }
  }

  /// Writes out the paths that name all actions of a domain.
  func expandPaths(in index: SchemaIndex) {
    guard schema.namesAllActions else { return }
    // A copy, because the index reads the schema meanwhile.
    var expanded = schema
    func paths(_ paths: [PathSchema]) -> [PathSchema] { paths.flatMap { index.paths(for: $0, in: self) } }
    expanded.bridges = schema.bridges.flatMap { bridge in
      paths([bridge.on]).map { path in
        var one = bridge
        one.on = path
        return one
      }
    }
    for (position, effect) in schema.effects.enumerated() {
      expanded.effects[position].on = paths(effect.on)
      expanded.effects[position].until = paths(effect.until)
    }
    for (position, request) in schema.requests.enumerated() {
      expanded.requests[position].until = paths(request.until)
    }
    schema = expanded
    requests = Dictionary(schema.requests.map { ($0.name.value, $0) }) { first, _ in first }
  }

  /// Frees the memory of the declarations, except for the parts that other files need.
  func dropDeclarations() {
    let whole = schema
    schema = DomainSchema(name: whole.name, actions: [], children: [], bridges: [], conformances: .none)
    if let type = whole.stateWrittenByHand { schema.state = .type(type) }
    if whole.isOneOf { schema.state = whole.state }
    actions = [:]
    requests = [:]
    unusualTypes = []
    properties = properties.map { _ in [:] }
    declaredProperties = nil
  }
}

extension DomainSchema {
  /// The properties that the schema knows; nil if the state is written by hand without a list of properties, or could not
  /// be read.
  var declaredProperties: [PropertySchema]? { state?.declaredProperties }

  /// Whether a path names all actions of a domain.
  var namesAllActions: Bool {
    bridges.contains { $0.on.isAllActions }
      || effects.contains { ($0.on + $0.until).contains(where: \.isAllActions) }
      || requests.contains { $0.until.contains(where: \.isAllActions) }
  }

  /// Whether the domain was made for a child that is one of several domains.
  var isOneOf: Bool {
    if case .oneOf = state { true } else { false }
  }

  /// The properties to generate; nil if the state is written by hand or could not be read.
  var generatedProperties: [PropertySchema]? {
    stateWrittenByHand == nil ? declaredProperties : nil
  }

  /// The type of a state written by hand.
  var stateWrittenByHand: Located<SwiftType>? {
    guard case .type(let type, _) = state else { return nil }
    return type
  }
}

extension StateSchema {
  /// The properties that the schema knows; nil if the state is written by hand without a list of properties.
  var declaredProperties: [PropertySchema]? {
    switch self {
    case .properties(let properties): properties
    case .oneOf: []
    case .type(_, let listed): listed
    }
  }
}

/// Entries are compared by identity: two domains can have the same name.
extension DomainEntry: Hashable {
  static func == (left: DomainEntry, right: DomainEntry) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
