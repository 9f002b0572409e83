/// A property at the end of a path through a domain's state.
struct ResolvedPropertyPath {
  struct Step {
    let name: String
    /// The number of nested optionals through which the path continues: an element of `[User?]` may be missing or nil. The
    /// last step has one if the path names the value of a case by its label.
    var optionals = 0
  }

  var steps: [Step] = []
  /// The type of the last step; nil if the schema does not know the type.
  var type: SwiftType?
  /// The first step that the schema does not know.
  var unknown: Located<String>?
  /// The known name that is spelled nearly like the unknown step.
  var meant: String?

  /// Whether the path ends at the only value of a case, so that the property of the case gives it.
  var endsAtValueOfCase: Bool { (steps.last?.optionals ?? 0) > 0 }

  /// Whether an optional on the path can make the value absent.
  var isChained: Bool { steps.contains { $0.optionals > 0 } }

  /// The type of reading the whole path.
  var valueType: SwiftType? {
    guard let type, isChained else { return type }
    return type.isOptional ? type : .optional(type)
  }
}
