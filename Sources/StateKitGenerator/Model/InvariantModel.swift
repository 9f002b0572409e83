/// A condition that always holds in a domain, with its paths resolved.
package struct InvariantModel: Equatable {
  package let name: Identifier
  /// The location that reports of a break name.
  package let location: SourceLocation
  package let documentation: String?
  package let holds: ConditionModel
  /// The names in earlier schemas.
  package let earlierNames: [Identifier]
}

extension ModelBuilder {
  func invariant(_ invariant: ResolvedInvariant) -> InvariantModel {
    let schema = invariant.schema
    return InvariantModel(
      name: Identifier(validated: schema.name.value),
      location: schema.name.location,
      documentation: schema.documentation,
      holds: condition(invariant.holds.known),
      earlierNames: schema.was.identifiers
    )
  }
}
