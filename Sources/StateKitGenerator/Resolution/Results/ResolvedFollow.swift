/// A property of a child's state that follows a property of the parent's state or shares it.
struct ResolvedFollow {
  let schema: FollowSchema
  let child: ResolvedChild
  /// The case, if the child is one of several domains.
  let alternative: ResolvedChild?
  /// The property that is copied: the end of the chain of followed properties, as far as all children on the path are
  /// always present.
  let source: ResolvedPropertyPath
  /// The domains whose changes may change that property, as paths through children.
  let sourceDomains: [[String]]
  /// The location of the path, if only the Swift compiler can check the types.
  let judgedAt: SourceLocation?
  /// The location of the path, if only the Swift compiler can check whether a shared property is Equatable.
  let comparedAt: SourceLocation?

  /// The child whose state has the property.
  var target: ResolvedChild { alternative ?? child }
}

/// A property of a child, by its name, that may follow another property.
struct FollowKey: Hashable {
  let parent: ResolvedDomain
  let child: String
  let alternative: String?
  let property: String
}

extension ResolvedModule {
  /// The properties of a domain's children that follow others, in the order in which they are copied.
  func follows(of domain: ResolvedDomain) -> [ResolvedFollow] {
    if domain.entry.schema.isOneOf { return [] }
    guard domain.children.contains(where: { !$0.follows.isEmpty }) else { return [] }
    var resolver = FollowResolver(self, domain)
    return resolver.follows()
  }
}

extension ResolvedChild {
  /// The entries of `follows` and `shares`, with the names of the cases to which they belong.
  var follows: [(alternative: String?, schema: FollowSchema)] {
    schema.follows.map { (nil, $0) }
      + (schema.oneOf?.cases ?? []).flatMap { part in part.follows.map { (part.name.value, $0) } }
  }

  /// The entry of `follows` or `shares` for a property, of a case if the child is one of several domains. An entry of the case
  /// overrides one of the whole child.
  func follow(_ property: String, of alternative: String?) -> FollowSchema? {
    let entries = followsByProperty[property] ?? []
    return
      (entries.first { $0.alternative != nil && $0.alternative == alternative }
      ?? entries.first { $0.alternative == nil })?.schema
  }
}
