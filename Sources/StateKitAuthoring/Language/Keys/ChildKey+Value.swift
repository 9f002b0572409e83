internal import StateKitGenerator

extension ChildKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .domain:
      .name(
        "The name of a domain of this module or of a module under 'uses'. A domain cannot contain itself."
      )
      .examples("Detail", "Accounts.Users")
    case .kind: .word(ChildKind.self, "The number of children.", default: .standard)
    case .allow: .reference(.allow)
    case .was: .reference(.was)
    }
  }
}
