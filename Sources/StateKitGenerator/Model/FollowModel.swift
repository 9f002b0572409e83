/// A property of a child's state that follows a property of the parent's or shares it.
package struct FollowModel: Equatable {
  /// Whether the child's changes of the property go up to the parent.
  package let isShared: Bool
  package let child: Identifier
  package let kind: ChildKind
  /// The case, if the child is one of several domains.
  package let alternative: Identifier?
  package let property: Identifier
  /// The property that is copied, below the parent's state.
  package let source: PropertyPath
  /// The domains whose changes may change that property, as paths through children.
  let sourceDomains: [[String]]
  /// The location in the schema, if only the Swift compiler can check the types.
  let location: SourceLocation?
  /// The location in the schema, if only the Swift compiler can check whether a shared property is Equatable.
  let comparedAt: SourceLocation?
}
