internal import StateKitGenerator

extension CaseKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .domain: ChildKey.domain.value
    case .follows:
      .entries(
        of: .path,
        "As 'follows' of the whole child, for this case alone. The paths begin in the domain that has the child.",
        keys: .follower,
        values: .state
      )
    case .shares:
      .entries(
        of: .path,
        "As 'shares' of the whole child, for this case alone. The paths begin in the domain that has the child.",
        keys: .follower,
        values: .state
      )
    case .allow: .reference(.allow)
    case .was: .reference(.was)
    }
  }
}
