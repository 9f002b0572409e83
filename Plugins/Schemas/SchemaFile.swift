/// Rules for the names of schema files.
enum SchemaFile {
  static let suffix = ".statekit.json"
  static let generatedSuffix = ".statekit.swift"

  static func isSchema(_ path: String) -> Bool { path.hasSuffix(suffix) }

  /// Whether the file is the JSON Schema for editors, which `init` puts beside the schemas.
  static func isForEditors(_ path: String) -> Bool { name(of: path) == "statekit-1.schema.json" }

  static func schemas(among files: [String]) -> [String] { files.filter(isSchema).sorted() }

  /// `Users.statekit.json` gives `Users.statekit.swift`.
  static func output(of schema: String) -> String {
    name(of: schema).dropLast(suffix.count) + generatedSuffix
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The files in a folder that were generated from removed schemas.
  static func staleOutputs(among names: [String], besides outputs: [String]) -> [String] {
    let current = Set(outputs.map(name))
    return names.filter { $0.hasSuffix(generatedSuffix) && !current.contains($0) }
  }
}
