/// The number of a child's instances.
package enum ChildKind: String {
  /// Always one.
  case one
  /// At most one.
  case optional
  /// A list, each element with an id in its state.
  case each
  /// A stack, which gives each element an id.
  case stack

  /// Whether an action of the child names one of several instances.
  package var hasElements: Bool { self == .each || self == .stack }

  /// The name of the action that goes back; nil unless the child is a stack.
  package var popFrom: String? { self == .stack ? "popFrom" : nil }
}

/// The kinds that 'kind' names.
package enum ChildKindWord: String, CaseIterable {
  case one, optional, each

  /// The keyword of a schema that leaves it out.
  package static let standard = ChildKindWord.one

  var kind: ChildKind {
    switch self {
    case .one: .one
    case .optional: .optional
    case .each: .each
    }
  }
}
