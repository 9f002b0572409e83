internal import StateKitGenerator

/// Writes recorded values as Swift expressions of their types.
struct RecordedExpressions {
  let table: TypeTable
  let samples: SampleValues
  let types: UserTypes
  let names: TestTypeNames
  let constants: RecordedConstants

  /// The expression of a value at a place whose type is known, so that `.loaded(1)` is enough.
  func expression(_ value: JSONValue, _ type: SwiftType) -> Expression {
    let type = table.plain(type)
    if value == .string(ParsedLine.redactionMark), type.description != "String",
      let sample = samples.value(of: type)
    {
      return .plain(sample)
    }
    return known(value, type) ?? read(value, type)
  }

  /// The values of a payload by their labels; a missing value is nil.
  func values(_ payload: [PayloadValueModel], of value: JSONValue?) -> [Expression] {
    payload.stored.enumerated().map { index, stored in
      expression(value?[stored.key] ?? .null, payload[index].type.type)
    }
  }

  /// The expression of a value; nil if only the type's own coding can read it.
  private func known(_ value: JSONValue, _ type: SwiftType) -> Expression? {
    switch type {
    case .optional(let wrapped):
      if value == .null { return .plain("nil") }
      if wrapped.isOptional { return .call(".some", [Expression.Element(value: expression(value, wrapped))]) }
      return expression(value, wrapped)
    case .dictionary(let key, let element): return dictionary(value, key, element)
    default: break
    }
    if let form = StoredForm(type) { return literal(value, form) }
    if let element = type.elementOfStoredArray {
      return value.array.map { .array($0.map { expression($0, element) }) }
    }
    if let element = type.elementOfStoredStack { return stack(value, element) }
    if let parts = type.partsOfLoadable { return loadable(value, parts) }
    if type.description == "StateKit.Done" { return .plain("Done()") }
    if type.description == "Character", let text = value.string { return .plain("\(StringLiteral(text))") }
    if type.description == "Decimal", value == .string("NaN") { return .plain(".nan") }
    return defined(value, type) ?? user(value, type)
  }

  // MARK: - Types of Swift

  private func literal(_ value: JSONValue, _ form: StoredForm) -> Expression? {
    switch (form, value) {
    case (.bool, .bool(let value)): .plain(value ? "true" : "false")
    case (.string, .string(let text)): .plain("\(StringLiteral(text))")
    case (.integer, .number(let text)), (.floatingPoint, .number(let text)):
      RecordedExpressions.isNumber(text) ? .plain(Code(expression: text)) : nil
    case (.floatingPoint, .string("Infinity")): .plain(".infinity")
    case (.floatingPoint, .string("-Infinity")): .plain("-.infinity")
    case (.floatingPoint, .string("NaN")): .plain(".nan")
    default: nil
    }
  }

  /// Whether a JSON number is also a Swift literal.
  private static func isNumber(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || [0x2D, 0x2B, 0x2E, 0x45, 0x65].contains($0) }
  }

  /// The key of a dictionary that JSON stores as an object; nil for other dictionaries.
  func key(_ text: String, _ type: SwiftType) -> Code? {
    let type = plainID(type)
    guard type.isStoredAsKey else { return nil }
    return type.description == "String" ? "\(StringLiteral(text))" : Code(expression: text)
  }

  private func dictionary(_ value: JSONValue, _ key: SwiftType, _ element: SwiftType) -> Expression? {
    if let members = value.object {
      let pairs = members.compactMap { member in
        self.key(member.key, key).map { (key: $0, value: expression(member.value, element)) }
      }
      return pairs.count == members.count ? .dictionary(pairs) : nil
    }
    guard let parts = value.array, parts.count.isMultiple(of: 2) else { return nil }
    return .dictionary(
      stride(from: 0, to: parts.count, by: 2).map { index in
        (expression(parts[index], key).code, expression(parts[index + 1], element))
      }
    )
  }

  // MARK: - Types of StateKit

  /// The elements of a stack as an array; nil if a new stack would give them other ids.
  private func stack(_ value: JSONValue, _ element: SwiftType) -> Expression? {
    guard let elements = value["elements"].array, let ids = value["ids"].array,
      ids.map(\.number) == elements.indices.map(String.init), value["nextID"].number == "\(elements.count)"
    else { return nil }
    return .array(elements.map { expression($0, element) })
  }

  private func loadable(_ value: JSONValue, _ parts: [SwiftType]) -> Expression? {
    let content = value.member("value").map { value in
      // The value of a loadable optional is an optional in an optional.
      let isNil = value == .null && parts[0].isOptional
      return isNil ? Expression.plain(".some(nil)") : expression(value, parts[0])
    }
    let failure = value.member("failure").map { expression($0, parts[1]) }
    let none: Expression = .plain("nil")
    func made(_ name: Code, _ values: [(label: String?, value: Expression)]) -> Expression {
      .call(
        name,
        values.map { Expression.Element(label: $0.label.map { Identifier(validated: $0) }, value: $0.value) }
      )
    }
    switch value["stage"].string {
    case "idle": return .plain(".idle")
    case "loading":
      return made(".loading", [(nil, content ?? none)] + (failure.map { [("after", $0)] } ?? []))
    case "loaded":
      return value.member("value").map { made(".loaded", [(nil, expression($0, parts[0]))]) }
    case "failed": return failure.map { made(".failed", [(nil, $0), (nil, content ?? none)]) }
    default: return nil
    }
  }

  // MARK: - Types of the schemas

  private func defined(_ value: JSONValue, _ type: SwiftType) -> Expression? {
    switch table.definition(of: type) {
    case .structure(let properties): return value.object == nil ? nil : made(value, type, properties)
    case .words(let words):
      guard let word = value.string, words.contains(word) else { return nil }
      return .plain(enumCase(Identifier(validated: word), type))
    case .cases(let cases):
      guard let member = value.object?.first, let found = cases.first(where: { $0.name.name == member.key })
      else { return nil }
      return .call(enumCase(found.name, type), found.payload, values(found.payload, of: member.value))
    case .alternatives(let cases):
      guard let member = value.object?.first, let found = cases.first(where: { $0.name.name == member.key }),
        let state = member.value.member("_0"), case .optional(let inner) = table.plain(found.type.type)
      else { return nil }
      return .call(enumCase(found.name, type), [Expression.Element(value: expression(state, inner))])
    case nil: return nil
    }
  }

  /// `.offline`. The names `none` and `some` follow their type, because an optional also has these cases.
  private func enumCase(_ name: Identifier, _ type: SwiftType) -> Code {
    ["none", "some"].contains(name.name) ? "\(names.code(type)).\(name)" : ".\(name)"
  }

  /// A call of the initializer with the values that differ from the defaults.
  private func made(_ value: JSONValue, _ type: SwiftType, _ properties: [PropertyModel]) -> Expression {
    let arguments = properties.compactMap { property -> Expression.Element? in
      let expression = expression(value[property.name.name], property.type.type)
      if isDefault(expression, of: property) { return nil }
      return Expression.Element(label: property.name, value: expression)
    }
    return .call(names.code(type), arguments)
  }

  private func isDefault(_ expression: Expression, of property: PropertyModel) -> Bool {
    guard let text = property.defaultValue else { return false }
    if expression.code.text == text { return true }
    let type = table.plain(property.type.type)
    if expression.code.text == "\(names.code(type).text)()" {
      return text == "\(property.type.type.spelling)()"
    }
    return "\(property.type.type.spelling)\(expression.code.text)" == text
  }

  // MARK: - Types of the user

  private func user(_ value: JSONValue, _ type: SwiftType) -> Expression? {
    if let id = typeOfID(type) { return expression(value, id) }
    switch types[type]?.definition {
    case .structure(let properties):
      guard let members = value.object, Set(members.map(\.key)).isSubset(of: properties.map(\.name.name))
      else {
        return nil
      }
      names.use(types[type]?.module)
      return constant(value, type) {
        .call(
          names.code(type),
          properties.map { property in
            let value = expression(value[property.name.name], property.type)
            return Expression.Element(label: property.name, value: value)
          }
        )
      }
    case .words(let words):
      guard let word = value.string, let found = words.first(where: { $0.name == word }) else { return nil }
      names.use(types[type]?.module)
      return .plain(enumCase(found, type))
    case nil: return nil
    }
  }

  /// The type of `id` for `Product.ID`; nil if the user's type is unknown.
  private func typeOfID(_ type: SwiftType) -> SwiftType? {
    guard case .named(let path) = type, path.count > 1, path.last?.name == "ID" else { return nil }
    guard case .structure(let properties) = types[.named(path.dropLast())]?.definition else { return nil }
    return properties.first { $0.name.name == "id" }?.type
  }

  /// The type itself, or the type of `id` for `Product.ID`.
  func plainID(_ type: SwiftType) -> SwiftType { typeOfID(type) ?? type }

  /// A large value is a constant, because it usually occurs several times.
  private func constant(_ value: JSONValue, _ type: SwiftType, _ made: () -> Expression) -> Expression {
    guard (value.object?.count ?? 0) > 1 else { return made() }
    return .plain("\(constants.name(of: value, as: type, isRead: false, made))")
  }

  /// A constant that is read from JSON.
  private func read(_ value: JSONValue, _ type: SwiftType) -> Expression {
    let name = constants.name(of: value, as: type, isRead: true) {
      .plain("try recorded(\(raw: value.text))")
    }
    return .plain("\(name)")
  }
}

extension Code.Interpolation {
  /// A text as a raw string, `#"{"id": 1}"#`, with as many number signs as it needs.
  mutating func appendInterpolation(raw text: String) {
    var signs = "#"
    while text.contains("\"\(signs)") || text.contains("\\\(signs)") { signs += "#" }
    appendInterpolation(Code(verbatim: "\(signs)\"\(text)\"\(signs)"))
  }
}

/// The spelling of types in a test: without their modules where that is unambiguous.
final class TestTypeNames {
  private let ambiguous: Set<String>
  /// The modules that the test must import.
  private(set) var modules: Set<String> = []

  init(_ model: ModuleModel) {
    var seen: Set<String> = []
    var ambiguous: Set<String> = []
    let types: [TypeModel] = model.files.flatMap(\.types) + model.usedModules.flatMap(\.types)
    let domains: [DomainModel] = model.files.flatMap(\.domains) + model.usedModules.flatMap(\.domains)
    let names: [String] = types.map(\.name.name) + domains.map(\.state.type.lastName)
    for name in names where !seen.insert(name).inserted { ambiguous.insert(name) }
    self.ambiguous = ambiguous
    self.known = Set(model.usedModules.map(\.name.name))
  }

  private let known: Set<String>

  func use(_ module: String?) {
    if let module { modules.insert(module) }
  }

  /// `CartState` for `ShopCart.CartState`.
  func code(_ type: SwiftType) -> Code {
    Code(short(type), qualifying: [])
  }

  private func short(_ type: SwiftType) -> SwiftType {
    switch type {
    case .optional(let wrapped): return .optional(short(wrapped))
    case .array(let element): return .array(short(element))
    case .dictionary(let key, let value): return .dictionary(key: short(key), value: short(value))
    case .tuple(let elements):
      return .tuple(elements.map { SwiftType.TupleElement(label: $0.label, type: short($0.type)) })
    case .existential: return type
    case .named(let path):
      let path = path.map { SwiftType.Component(name: $0.name, arguments: $0.arguments.map(short)) }
      guard path.count > 1, known.contains(path[0].name) || path[0].name == "StateKit" else {
        return .named(path)
      }
      use(path[0].name)
      return .named(ambiguous.contains(path[1].name) ? path : Array(path.dropFirst()))
    }
  }
}

extension SwiftType {
  /// `CartState` for `ShopCart.CartState`; empty for a type without a name.
  var lastName: String {
    if case .named(let path) = self { path.last?.name ?? "" } else { "" }
  }
}
