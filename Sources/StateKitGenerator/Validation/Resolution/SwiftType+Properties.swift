/// What the schema knows of the properties of types that it does not declare.
extension SwiftType {
  /// The type of a property, where that is known.
  func property(_ name: String) -> SwiftType? {
    if let loadable { return loadable.first { $0.name == name }?.type }
    return isCollection ? SwiftType.inCollections(name) : nil
  }

  /// All properties that there are, of types that have no others but those that users add.
  var allProperties: [String]? { loadable?.map(\.name) }

  /// The type of a property that all collections have.
  static func inCollections(_ property: String) -> SwiftType? {
    switch property {
    case "count": .simple("Int")
    case "isEmpty": .simple("Bool")
    default: nil
    }
  }

  private var loadable: [(name: String, type: SwiftType)]? {
    guard let type = ofRuntime, type.name == "Loadable", type.arguments.count == 2 else { return nil }
    return [
      ("value", .optional(type.arguments[0])), ("failure", .optional(type.arguments[1])),
      ("isLoading", .simple("Bool")),
    ]
  }

  private var isCollection: Bool {
    switch self {
    case .array, .dictionary: true
    case .named:
      ofRuntime?.name == "IdentifiedArray"
        || ["Array", "Dictionary", "Set", "String"].contains(builtIn?.name)
    case .optional, .tuple, .existential: false
    }
  }

  /// The type of StateKit that this names: `Loadable<Int, Never>` or `StateKit.Loadable<Int, Never>`.
  var ofRuntime: Component? {
    guard case .named(let components) = self, let last = components.last, components.isType(of: "StateKit"),
      ["Loadable", "IdentifiedArray"].contains(last.name)
    else { return nil }
    return last
  }
}
