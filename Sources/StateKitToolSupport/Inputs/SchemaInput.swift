/// Where a schema is read from.
package enum SchemaInput: Equatable {
  /// A path as it was given, for example `Schemas/Users.statekit.json`, or as it was found in a folder that was given. A
  /// file that was found may be gone again.
  case file(String, isNamed: Bool = true)
  case standardInput

  /// By this end of their names schemas are found in a folder; of one that was named itself, the generator judges
  /// the name.
  package static let suffix: String = ".statekit.json"

  /// The path that diagnostics show.
  package var path: String {
    switch self {
    case .file(let path, isNamed: _): path
    case .standardInput: "<stdin>"
    }
  }
}
