/// An entry of `allow`: a warning or note that the author accepts.
struct AllowanceSchema {
  /// For example `SK0411`.
  let code: Located<String>
  /// The bytes of the declaration with the key `allow`: an action, a domain, …, or the whole file.
  let range: Range<Int>
}

extension Schema {
  /// All entries of `allow` in the file, unordered.
  var allowances: [AllowanceSchema] {
    allow + types.flatMap { $0.allow + ($0.properties ?? []).flatMap(\.allow) }
      + domains.flatMap(\.allowances)
  }
}

extension DomainSchema {
  fileprivate var allowances: [AllowanceSchema] {
    let data: [AllowanceSchema] = (declaredProperties ?? []).flatMap(\.allow) + actions.flatMap(\.allow)
    let work: [AllowanceSchema] = requests.flatMap(\.allow) + effects.flatMap(\.allow)
    let below: [AllowanceSchema] = children.flatMap(\.allow) + reactions.flatMap(\.allow)
    let declared: [AllowanceSchema] = (bridges + eventBridges).flatMap(\.allow) + invariants.flatMap(\.allow)
    return allow + data + work + below + declared
  }
}
