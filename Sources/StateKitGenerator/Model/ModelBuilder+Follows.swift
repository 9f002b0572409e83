extension ModelBuilder {
  func follow(_ follow: ResolvedFollow) -> FollowModel {
    FollowModel(
      isShared: follow.schema.isShared,
      child: Identifier(validated: follow.child.name),
      kind: Resolved(follow.child.kind).known,
      alternative: follow.alternative.map { Identifier(validated: $0.name) },
      property: Identifier(validated: follow.schema.property.value),
      source: path(to: follow.source),
      sourceDomains: follow.sourceDomains,
      location: follow.judgedAt,
      comparedAt: follow.comparedAt
    )
  }
}
