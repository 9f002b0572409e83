/// A plain value type from `types`.
struct TypeSchema {
  enum Kind {
    case `struct`([PropertySchema])
    /// The cases of a `String` enum.
    case `enum`([Located<String>])
  }

  let name: Located<String>
  let documentation: String?
  let kind: Kind?
  /// The warnings that this declaration allows.
  var allow: [AllowanceSchema] = []
}
