#if Import
internal import StateKitAuthoring
internal import StateKitGenerator

/// Names that a domain can have.
enum DomainNames {
  /// The name, with `Feature` appended if the generated types would hide other types, as `ParentState` would.
  static func free(_ name: String) -> String {
    let schema = JSONValue.keyed([FileKey.statekit: 1, .domains: [name: [:]]])
    let file = SourceFile(path: "\(name).statekit.json", text: schema.text)
    let isRefused = Generator().validate([file]).contains { $0.severity == .error }
    return isRefused ? name + "Feature" : name
  }
}
#endif
