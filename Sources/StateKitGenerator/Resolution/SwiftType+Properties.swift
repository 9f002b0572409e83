/// What the schema knows of the properties of types that it does not declare.
extension SwiftType {
  /// The type of a property, where that is known.
  func property(_ name: String) -> SwiftType? {
    properties.first { $0.name == name }?.type
  }

  /// All properties that there are, of types that have no others but those that users add.
  var allProperties: [String]? {
    switch self {
    // Nobody can add one.
    case .tuple(let elements): elements.compactMap(\.label)
    default: loadable?.map(\.name)
    }
  }

  private var properties: [(name: String, type: SwiftType)] {
    switch self {
    case .optional, .existential: return []
    case .tuple(let elements):
      return elements.compactMap { element in element.label.map { ($0, element.type) } }
    case .array(let element): return SwiftType.list(of: element)
    case .dictionary(let key, let value):
      let element = [TupleElement(label: "key", type: key), TupleElement(label: "value", type: value)]
      return SwiftType.collection(of: .tuple(element))
    case .named(let path):
      if let loadable { return loadable }
      let argument = path.last?.arguments.first
      if ofRuntime?.name == "IdentifiedArray" { return argument.map(SwiftType.identified) ?? [] }
      switch (builtIn?.name, argument) {
      case ("String", _), ("Substring", _): return SwiftType.list(of: .simple("Character"))
      case ("ArraySlice", let element?), ("ContiguousArray", let element?): return SwiftType.list(of: element)
      case ("Set", let element?): return SwiftType.collection(of: element)
      case ("Range", let bound?), ("ClosedRange", let bound?): return SwiftType.range(of: bound)
      default: return []
      }
    }
  }

  /// What all collections have.
  private static func collection(of element: SwiftType) -> [(name: String, type: SwiftType)] {
    [("count", .simple("Int")), ("isEmpty", .simple("Bool")), ("first", .optional(element))]
  }

  /// What those have whose elements have an order both ways.
  private static func list(of element: SwiftType) -> [(name: String, type: SwiftType)] {
    collection(of: element) + [("last", .optional(element))]
  }

  /// What an `IdentifiedArray` has.
  private static func identified(_ element: SwiftType) -> [(name: String, type: SwiftType)] {
    let ids = element.member("ID").map { [("ids", SwiftType.array($0))] } ?? []
    return list(of: element) + [("elements", .array(element))] + ids
  }

  private static func range(of bound: SwiftType) -> [(name: String, type: SwiftType)] {
    [("lowerBound", bound), ("upperBound", bound), ("isEmpty", .simple("Bool"))]
  }

  private var loadable: [(name: String, type: SwiftType)]? {
    guard let type = ofRuntime, type.name == "Loadable", type.arguments.count == 2 else { return nil }
    return [
      ("value", .optional(type.arguments[0])), ("failure", .optional(type.arguments[1])),
      ("isLoading", .simple("Bool")),
    ]
  }

  /// The names of what is known of it.
  var knownProperties: [String] { properties.map(\.name) }

  /// The type of StateKit that this names: `Loadable<Int, Never>` or `StateKit.Loadable<Int, Never>`.
  var ofRuntime: Component? {
    guard case .named(let components) = self, let last = components.last, components.isType(of: "StateKit"),
      ["Loadable", "IdentifiedArray"].contains(last.name)
    else { return nil }
    return last
  }
}
