package import StateKitGenerator

/// `MODULE=PATH`: a schema file of another module, or a folder of them.
package struct UsedPath: Equatable {
  package let module: String
  package let path: String

  /// Nil for a text of another form, and for a name that is not valid for a module.
  package init?(_ text: String) {
    guard let sign = text.firstIndex(of: "=") else { return nil }
    module = String(text[..<sign])
    path = String(text[text.index(after: sign)...])
    // Standard input can be read only once, and belongs to the schemas of the run.
    guard Identifier(module) != nil, !path.isEmpty, path != "-" else { return nil }
  }

  /// Reads the schemas at the paths, module by module.
  package static func read(
    _ uses: [UsedPath],
    with memory: RunMemory? = nil
  ) throws(CommandFailure) -> [SchemaModule] {
    try read(uses) { _, paths throws(CommandFailure) in try files(paths, with: memory) }
  }

  /// The schemas at the paths of a module.
  package static func files(
    _ paths: [String],
    with memory: RunMemory? = nil
  ) throws(CommandFailure) -> [SourceFile] {
    try SchemaReader.read(try SchemaFinder.find(paths), with: memory)
  }

  /// Reads module by module, with the given function.
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
