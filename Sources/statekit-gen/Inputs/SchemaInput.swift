/// Where a schema is read from.
enum SchemaInput: Equatable {
  /// A path as it was given, for example `Schemas/Users.statekit.json`.
  case file(String)
  case standardInput

  /// The end of every schema file's name.
  static let suffix: String = ".statekit.json"

  /// The path that diagnostics show.
  var path: String {
    switch self {
    case .file(let path): path
    case .standardInput: "<stdin>"
    }
  }

  /// Whether a path's last part is `NAME.statekit.json`.
  static func isSchema(_ path: String) -> Bool {
    path.hasSuffix(suffix) && !path.hasSuffix("/\(suffix)") && path != suffix
  }
}
