/// The source of a schema.
package enum SchemaInput: Equatable {
  /// A given path, for example `Schemas/Users.statekit.json`, or a path that was found in a given folder. A file that
  /// was found may disappear before it is read.
  case file(String, isNamed: Bool = true)
  case standardInput

  /// The suffix of schemas in a folder. Files that are named themselves are not filtered by it: the generator checks
  /// their names.
  package static let suffix: String = ".statekit.json"

  /// The path that diagnostics show.
  package var path: String {
    switch self {
    case .file(let path, isNamed: _): path
    case .standardInput: "<stdin>"
    }
  }
}
