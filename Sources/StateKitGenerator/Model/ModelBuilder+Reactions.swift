extension ModelBuilder {
  func reaction(_ reaction: ResolvedReaction) -> ReactionModel {
    let schema = reaction.schema
    return ReactionModel(
      location: schema.path.components[0].location,
      path: path(to: reaction.path.known, at: schema.change.name.location),
      handler: Identifier(validated: schema.handlerName),
      reduction: reduction(of: reaction.action)
    )
  }
}
