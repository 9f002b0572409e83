#if Import
internal import StateKitAuthoring
internal import StateKitGenerator

/// Names that a domain can have.
enum DomainNames {
  /// The name, with `Feature` appended if the generated types would hide other types, as `ParentState` would, or types of
  /// the app.
  ///
  /// - Parameter replaced: The paths of the app's types that generated ones replace.
  static func free(_ name: String, in index: DeclarationIndex, besides replaced: [[String]]) -> String {
    let names = GeneratedNames(domain: name)
    let generated = [name + "State", name + "Action", names.reducing, names.effects, names.scope]
    if generated.contains(where: { index.isDeclared([$0]) && !replaced.contains([$0]) }) {
      return name + "Feature"
    }
    let schema = JSONValue.keyed([FileKey.statekit: 1, .domains: [name: [:]]])
    let file = SourceFile(path: "\(name).statekit.json", text: schema.text)
    let isRefused = Generator().validate([file]).contains { $0.severity == .error }
    return isRefused ? name + "Feature" : name
  }
}
#endif
