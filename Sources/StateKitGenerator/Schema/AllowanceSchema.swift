/// A warning or note that the author knows of, as an entry of `allow` names it.
struct AllowanceSchema {
  /// For example `SK0411`.
  let code: Located<String>
  /// The bytes of the declaration that has the key: an action, a domain, …, or the whole file.
  let range: Range<Int>
}

extension Schema {
  /// All that the file and what is declared in it allows, in no order.
  var allowances: [AllowanceSchema] {
    allow + types.flatMap { $0.allow + ($0.properties ?? []).flatMap(\.allow) }
      + domains.flatMap(\.allowances)
  }
}

extension DomainSchema {
  fileprivate var allowances: [AllowanceSchema] {
    let data = (declaredProperties ?? []).flatMap(\.allow) + actions.flatMap(\.allow)
    let work = requests.flatMap(\.allow) + effects.flatMap(\.allow)
    let below = children.flatMap(\.allow) + reactions.flatMap(\.allow) + bridges.flatMap(\.allow)
    return allow + data + work + below
  }
}
