internal import StateKitGenerator

extension ChildKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .domain:
      .name("The name of a domain of this module, or of one under 'uses'. No domain contains itself.")
        .examples("Detail", "Accounts.Users")
    case .kind: .word(ChildKind.self, "How many there are.", default: .one)
    case .allow: .reference(.allow)
    case .was: .reference(.was)
    }
  }
}
