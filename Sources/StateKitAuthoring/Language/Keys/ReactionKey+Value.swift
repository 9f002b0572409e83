internal import StateKitGenerator

extension ReactionKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .set: .reference(.set)
    case .toggle: .reference(.toggle)
    case .add: .reference(.add)
    case .allow: .reference(.allow)
    }
  }
}
