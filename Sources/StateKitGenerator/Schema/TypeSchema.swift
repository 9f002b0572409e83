/// A plain value type from `types`.
struct TypeSchema {
  enum Kind {
    case `struct`([PropertySchema])
    /// The cases of an enum: of a `String` enum, unless a case has values.
    case `enum`([EnumCaseSchema])
  }

  let name: Located<String>
  let documentation: String?
  let kind: Kind?
  /// The warnings that this declaration allows.
  var allow: [AllowanceSchema] = []
}

/// A case of an enum in `types`, an object for the reason given at `ActionSchema`.
final class EnumCaseSchema {
  let name: Located<String>
  let documentation: String?
  /// Nil if the values could not be read; a case without values has an empty list.
  let payload: [PayloadValueSchema]?

  init(name: Located<String>, documentation: String? = nil, payload: [PayloadValueSchema]? = []) {
    self.name = name
    self.documentation = documentation
    self.payload = payload
  }

  /// Whether the case has values, which may be unreadable.
  var hasValues: Bool { payload?.isEmpty != true }
}
