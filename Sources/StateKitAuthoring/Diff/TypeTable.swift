internal import StateKitGenerator

/// The types of a module whose contents the schemas define, by their names in the schemas.
struct TypeTable {
  enum Definition {
    case structure([PropertyModel])
    case words([String])
    /// An enum whose cases have values.
    case cases([EnumCaseModel])
    /// The optional properties of an enum with a state for each case.
    case alternatives([PropertyModel])
  }

  private var definitions: [String: Definition] = [:]

  init(_ model: ModuleModel) {
    for module in model.usedModules { add(module.types, module.domains, prefix: "\(module.name.name).") }
    for file in model.files { add(file.types, file.domains, prefix: "") }
  }

  /// The definition of a plain type; nil for a type of Swift or of the user.
  func definition(of type: SwiftType) -> Definition? { definitions[type.description] }

  /// The type in its canonical spelling: `T?` for `Optional<T>`, and the type of a post's `id` for `Post.ID`.
  func plain(_ type: SwiftType) -> SwiftType {
    switch type {
    case .optional(let wrapped): return .optional(plain(wrapped))
    case .array(let element): return .array(plain(element))
    case .dictionary(let key, let value): return .dictionary(key: plain(key), value: plain(value))
    case .tuple(let elements):
      return .tuple(elements.map { SwiftType.TupleElement(label: $0.label, type: plain($0.type)) })
    case .existential: return type
    case .named(let path): return plain(path)
    }
  }

  private func plain(_ path: [SwiftType.Component]) -> SwiftType {
    let path = path.map { SwiftType.Component(name: $0.name, arguments: $0.arguments.map(plain)) }
    let arguments = path.last?.arguments ?? []
    switch (path.count, path.last?.name, arguments.count) {
    case (1, "Optional", 1): return .optional(arguments[0])
    case (1, "Array", 1): return .array(arguments[0])
    case (1, "Dictionary", 2): return .dictionary(key: arguments[0], value: arguments[1])
    case (1, "Void", 0): return .tuple([])
    case (2..., "ID", 0):
      guard case .structure(let properties) = definition(of: .named(Array(path.dropLast()))),
        let id = properties.first(where: { $0.name.name == "id" })
      else { return .named(path) }
      return plain(id.type.type)
    default: return .named(path)
    }
  }

  /// The names of all defined types that the given types contain, at any depth.
  func names(in types: [SwiftType]) -> Set<String> { contents(of: types).names }

  /// The contained types that are inside the user's own generic types, whose stored form is unknown.
  func boxedNames(in types: [SwiftType]) -> Set<String> { names(in: contents(of: types).boxed) }

  private func contents(of types: [SwiftType]) -> (names: Set<String>, boxed: [SwiftType]) {
    var names: Set<String> = []
    var boxed: [SwiftType] = []
    var rest = types.map(plain)
    while let type = rest.popLast() {
      rest += type.parts
      if !type.isStoredByParts { boxed += type.parts }
      guard let definition = definition(of: type), names.insert(type.description).inserted else { continue }
      switch definition {
      case .structure(let parts), .alternatives(let parts): rest += parts.map { plain($0.type.type) }
      case .cases(let cases): rest += cases.flatMap(\.payload).map { plain($0.type.type) }
      case .words: break
      }
    }
    return (names, boxed)
  }

  private mutating func add(_ types: [TypeModel], _ domains: [DomainModel], prefix: String) {
    for type in types {
      switch type.kind {
      case .struct(let properties): definitions[prefix + type.name.name] = .structure(properties)
      case .enum(let cases):
        definitions[prefix + type.name.name] =
          cases.haveValues ? .cases(cases) : .words(cases.map(\.name.name))
      }
    }
    for domain in domains {
      guard let properties = domain.state.properties else { continue }
      let children = Dictionary(domain.children.map { ($0.name, $0.earlierNames) }) { first, _ in first }
      let cases = domain.state.oneOf?.cases
      let parts = (cases ?? properties).map { $0.onceNamed(children[$0.name] ?? []) }
      definitions[domain.state.type.description] = cases == nil ? .structure(parts) : .alternatives(parts)
    }
  }
}

extension SwiftType {
  /// Whether the place of the type's parts in stored values is known.
  fileprivate var isStoredByParts: Bool {
    guard case .named = self else { return true }
    return elementOfStoredArray != nil || elementOfStoredStack != nil || partsOfLoadable != nil
  }

  /// The types in the spelling of the type.
  fileprivate var parts: [SwiftType] {
    switch self {
    case .optional(let inner), .array(let inner): [inner]
    case .dictionary(let key, let value): [key, value]
    case .tuple(let elements): elements.map(\.type)
    case .existential: []
    case .named(let path): path.flatMap(\.arguments)
    }
  }
}
