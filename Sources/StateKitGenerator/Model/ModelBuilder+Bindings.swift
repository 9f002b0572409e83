extension ModelBuilder {
  /// Nil if the domain binds no properties.
  func binding(of domain: ResolvedDomain) -> BindingModel? {
    domain.entry.schema.binds.map { schema in
      BindingModel(
        name: Identifier(validated: BindingSchema.name),
        location: schema.location,
        enumName: Identifier(validated: GeneratedNames(domain: domain.name).binding),
        actions: domain.boundActions.map(action)
      )
    }
  }
}
