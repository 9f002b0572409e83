/// A bridge as its author wrote it.
struct BridgeSchema {
  let location: SourceLocation
  let on: PathSchema
  let dispatch: PathSchema
  /// Nil if the action goes to one element of each list on its path.
  var to: Located<BridgeTarget>?
  let with: [AssignmentSchema]
  let when: ConditionSchema?
  let documentation: String?
  /// The warnings that this declaration allows.
  var allow: [AllowanceSchema] = []
}

extension BridgeSchema {
  /// Whether the action goes to all elements of the lists on its path.
  var isToEach: Bool { to?.value == .each }
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
