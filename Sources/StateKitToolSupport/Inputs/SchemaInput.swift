/// The source of a schema.
package enum SchemaInput: Equatable {
  /// A given path, for example `Schemas/Users.statekit.json`, or a path that was found in a given folder. A
  /// found file may be gone again.
  case file(String, isNamed: Bool = true)
  case standardInput

  /// The suffix of schemas in a folder; the generator checks the name of a file that was named itself.
  package static let suffix: String = ".statekit.json"

  /// The path that diagnostics show.
  package var path: String {
    switch self {
    case .file(let path, isNamed: _): path
    case .standardInput: "<stdin>"
    }
  }
}
