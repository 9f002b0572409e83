extension ModelBuilder {
  func reaction(_ schema: ReactionSchema, of domain: DomainEntry) -> ReactionModel? {
    guard let action = try? index.reaction(schema, of: domain) else { return nil }
    return ReactionModel(
      location: schema.path.components[0].location,
      path: path(to: action, at: schema.change.name.location),
      handler: Identifier(validated: schema.handlerName),
      reduction: reduction(of: index.change(by: schema, in: domain), domain)
    )
  }
}
