internal import StateKitGenerator

extension ReactionKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .set: .reference(.set)
    case .toggle: .reference(.toggle)
    case .add: .reference(.add)
    case .append: .reference(.append)
    case .insert: .reference(.insert)
    case .remove: .reference(.remove)
    case .push: .reference(.push)
    case .pop: .reference(.pop)
    case .allow: .reference(.allow)
    }
  }
}
