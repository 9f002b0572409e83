#if Import
internal import StateKitGenerator

/// Names that a domain can have.
enum DomainNames {
  /// The name, with `Feature` appended if the generated types would hide other types, as `ParentState` would.
  static func free(_ name: String) -> String {
    let json = SchemaValue.object([
      "statekit": .word("1"), "domains": .object([.init(key: name, value: .object([]))]),
    ])
    let file = SourceFile(path: "\(name).statekit.json", text: json.json)
    let isRefused = Generator().validate([file]).contains { $0.severity == .error }
    return isRefused ? name + "Feature" : name
  }
}
#endif
