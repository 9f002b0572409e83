/// The known properties of types that the schema does not declare.
extension SwiftType {
  /// The type of a property, if it is known.
  func property(_ name: String) -> SwiftType? {
    properties.first { $0.name == name }?.type
  }

  /// All properties, for types without other properties than these and the properties that users add.
  var allProperties: [String]? {
    switch self {
    // A tuple cannot be extended.
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
    case .dictionary: return SwiftType.ofCollections
    case .named(let path):
      if let loadable { return loadable }
      let argument = path.last?.arguments.first
      switch ofRuntime?.name {
      case "IdentifiedArray": return argument.map { SwiftType.identified($0, by: $0.member("ID")) } ?? []
      case "StackState": return argument.map { SwiftType.identified($0, by: .simple("Int")) } ?? []
      default: break
      }
      switch (builtIn?.name, argument) {
      case ("String", _), ("Substring", _): return SwiftType.list(of: .simple("Character"))
      case ("ArraySlice", let element?), ("ContiguousArray", let element?): return SwiftType.list(of: element)
      case ("Set", _): return SwiftType.ofCollections
      case ("Range", let bound?), ("ClosedRange", let bound?): return SwiftType.range(of: bound)
      default: return []
      }
    }
  }

  /// The properties of all collections.
  private static var ofCollections: [(name: String, type: SwiftType)] {
    [("count", .simple("Int")), ("isEmpty", .simple("Bool"))]
  }

  /// The properties of collections with an order.
  private static func list(of element: SwiftType) -> [(name: String, type: SwiftType)] {
    ofCollections + [("first", .optional(element)), ("last", .optional(element))]
  }

  /// The properties of an `IdentifiedArray` or a `StackState`.
  private static func identified(_ element: SwiftType, by id: SwiftType?) -> [(name: String, type: SwiftType)]
  {
    let ids = id.map { [("ids", SwiftType.array($0))] } ?? []
    return list(of: element) + [("elements", .array(element))] + ids
  }

  private static func range(of bound: SwiftType) -> [(name: String, type: SwiftType)] {
    [("lowerBound", bound), ("upperBound", bound), ("isEmpty", .simple("Bool"))]
  }

  private var loadable: [(name: String, type: SwiftType)]? {
    guard let type = ofRuntime, type.name == "Loadable", type.arguments.count == 2 else { return nil }
    return [
      ("value", .optional(type.arguments[0])), ("failure", .optional(type.arguments[1])),
    ] + SwiftType.loadingStages.map { (MemberName.predicate(ofCase: $0), .simple("Bool")) }
  }

  /// The stages of a `Loadable`, each of which has a property that says whether it is there.
  static let loadingStages = ["idle", "loading", "loaded", "failed"]

  /// Whether the type is a `Loadable`, or an optional of it.
  var isLoadable: Bool { withoutOptionals.ofRuntime?.name == "Loadable" }

  /// The type of the elements of an `IdentifiedArray` or a `StackState`, which are found by ids; nil for other types.
  var identifiedElement: SwiftType? {
    guard let type = ofRuntime, ["IdentifiedArray", "StackState"].contains(type.name) else { return nil }
    return type.arguments.first
  }

  /// The names of the known properties.
  var knownProperties: [String] { properties.map(\.name) }

  /// The StateKit type: `Loadable<Int, Never>` or `StateKit.Loadable<Int, Never>`.
  var ofRuntime: Component? {
    guard case .named(let components) = self, let last = components.last, components.isType(of: "StateKit")
    else { return nil }
    switch last.name {
    case "Loadable", "IdentifiedArray", "StackState": return last
    // Schemas of users do not name it, so that one of their types may have the name.
    case "Done": return components.count == 2 ? last : nil
    default: return nil
    }
  }
}

extension SchemaIndex {
  /// The type of the ids by which the elements of an `IdentifiedArray` or a `StackState` are found.
  func idType(of list: SwiftType) -> SwiftType? {
    guard let element = list.identifiedElement else { return nil }
    if list.ofRuntime?.name == "StackState" { return .simple("Int") }
    let properties = type(element)?.properties ?? domain(ofState: element)?.properties
    return properties?["id"].map { $0.type?.value } ?? element.member("ID")
  }
}
