/// A property at the end of a path through a domain's state.
struct ResolvedPropertyPath {
  struct Step {
    /// What a step leads to, which decides whether a change can go on from there.
    enum Goal {
      case child(ResolvedChild)
      /// A property that a schema declares, so that it is stored.
      case property(PropertySchema)
      /// Any other property, such as the number of elements of a list.
      case computed
    }

    let name: String
    var goal: Goal = .computed
    /// The element of the list to which the step leads.
    var element: ResolvedElement?
    /// The number of nested optionals through which the path continues: an element of `[User?]` may be missing or nil. The
    /// last step has one if the path names the value of a case by its label.
    var optionals = 0
  }

  var steps: [Step] = []
  /// What the next step leads to.
  var goal: Step.Goal = .computed
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

extension ResolvedPropertyPath.Step {
  var child: ResolvedChild? {
    if case .child(let child) = goal { child } else { nil }
  }
}

/// An element on a path, named by a value of the payload: `[$id]`.
struct ResolvedElement {
  enum Kind {
    /// In a list or a stack, by its id.
    case id
    /// In a dictionary, by its key.
    case key
  }

  let kind: Kind
  let label: Located<String>
  let value: ResolvedPayloadValue
  /// The number of nested optionals of the list itself.
  let optionals: Int
}

/// The values of the payload that can name elements on a path.
struct ElementNames {
  let action: ActionSchema
  /// Nil if the payload could not be read.
  let payload: PayloadIndex?
}
