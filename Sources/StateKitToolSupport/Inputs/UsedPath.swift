package import StateKitGenerator

/// `MODULE=PATH`: a schema file of another module, or a folder of them.
package struct UsedPath: Equatable {
  package let module: String
  package let path: String

  /// Nil for a text of another form, and for a name that no module can have.
  package init?(_ text: String) {
    guard let sign = text.firstIndex(of: "=") else { return nil }
    module = String(text[..<sign])
    path = String(text[text.index(after: sign)...])
    // Standard input can be read once, and belongs to the schemas that generate.
    guard Identifier(module) != nil, !path.isEmpty, path != "-" else { return nil }
  }

  /// Reads what the paths lead to, module by module.
  package static func read(_ uses: [UsedPath]) throws(CommandFailure) -> [SchemaModule] {
    try read(uses) { _, paths throws(CommandFailure) in try files(paths) }
  }

  /// What the paths of a module lead to.
  package static func files(_ paths: [String]) throws(CommandFailure) -> [SourceFile] {
    try SchemaReader.read(try SchemaFinder.find(paths))
  }

  /// Reads module by module, in a way of its own.
  package static func read(
    _ uses: [UsedPath],
    by read: (_ module: String, _ paths: [String]) throws(CommandFailure) -> [SourceFile]
  ) throws(CommandFailure) -> [SchemaModule] {
    var paths: [String: [String]] = [:]
    var names: [String] = []
    for use in uses {
      if paths[use.module] == nil { names.append(use.module) }
      paths[use.module, default: []].append(use.path)
    }
    var modules: [SchemaModule] = []
    for name in names {
      modules.append(SchemaModule(name: name, files: try read(name, paths[name] ?? [])))
    }
    return modules
  }
}
