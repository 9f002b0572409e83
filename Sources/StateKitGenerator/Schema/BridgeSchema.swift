/// A bridge as its author wrote it.
struct BridgeSchema {
  let location: SourceLocation
  let on: PathSchema
  let dispatch: PathSchema
  let with: [AssignmentSchema]
  let when: ConditionSchema?
  let documentation: String?
  /// The warnings that this declaration allows.
  var allow: [AllowanceSchema] = []
}

/// A dotted path, component by component: `lifecycle.didBecomeActive`. Never empty.
struct PathSchema {
  let components: [Located<String>]
}

/// `"when"`: a property path, negated by `!`.
struct ConditionSchema {
  let path: PathSchema
  let isNegated: Bool
}

extension PathSchema {
  /// The path as the author wrote it.
  var text: String { components.map(\.value).joined(separator: ".") }

  /// The location of the last component.
  var end: SourceLocation { components[components.count - 1].location }
}
