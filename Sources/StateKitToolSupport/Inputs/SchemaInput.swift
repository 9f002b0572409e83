/// Where a schema is read from.
package enum SchemaInput: Equatable {
  /// A path as it was given, for example `Schemas/Users.statekit.json`.
  case file(String)
  case standardInput

  /// By this end of their names schemas are found in a folder; of one that was named itself, the generator judges
  /// the name.
  package static let suffix: String = ".statekit.json"

  /// The path that diagnostics show.
  package var path: String {
    switch self {
    case .file(let path): path
    case .standardInput: "<stdin>"
    }
  }
}
