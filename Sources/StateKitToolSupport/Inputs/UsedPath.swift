package import StateKitGenerator

/// `MODULE=PATH`: a schema file of another module, or a folder of them.
package struct UsedPath: Equatable {
  package let module: String
  package let path: String

  /// Nil for a text of another form.
  package init?(_ text: String) {
    guard let sign = text.firstIndex(of: "=") else { return nil }
    module = String(text[..<sign])
    path = String(text[text.index(after: sign)...])
    // Standard input can be read once, and belongs to the schemas that generate.
    guard !module.isEmpty, !path.isEmpty, path != "-" else { return nil }
  }

  /// Reads what the paths lead to, module by module.
  package static func read(_ uses: [UsedPath]) throws(CommandFailure) -> [SchemaModule] {
    var paths: [String: [String]] = [:]
    var names: [String] = []
    for use in uses {
      if paths[use.module] == nil { names.append(use.module) }
      paths[use.module, default: []].append(use.path)
    }
    var modules: [SchemaModule] = []
    for name in names {
      let files = try SchemaReader.read(try SchemaFinder.find(paths[name] ?? []))
      modules.append(SchemaModule(name: name, files: files))
    }
    return modules
  }
}
