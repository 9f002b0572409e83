/// A warning that the author knows of, as an entry of `allow` names it.
struct AllowanceSchema {
  /// For example `SK0411`.
  let code: Located<String>
  /// The bytes of the declaration that has the key: a domain, or the whole file.
  let range: Range<Int>
}

extension Schema {
  /// All that the file allows, what a domain does first: where two name one warning, the nearer one counts.
  var allowances: [AllowanceSchema] { domains.flatMap(\.allow) + allow }
}
