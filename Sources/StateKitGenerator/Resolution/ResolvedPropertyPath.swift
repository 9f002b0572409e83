/// A property at the end of a path through a domain's state.
struct ResolvedPropertyPath {
  struct Step {
    let name: String
    /// How many optionals the path goes on through, one in the other: an element of `[User?]` may be missing or nil.
    var optionals = 0
  }

  var steps: [Step] = []
  /// The type of the last step; nil where the schema does not know it.
  var type: SwiftType?
  /// The first step that the schema does not know.
  var unknown: Located<String>?

  /// Whether there is a value only while each optional on the path is there.
  var isChained: Bool { steps.contains { $0.optionals > 0 } }

  /// What reading the whole path gives.
  var valueType: SwiftType? {
    guard let type, isChained else { return type }
    return type.isOptional ? type : .optional(type)
  }
}
