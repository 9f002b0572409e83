internal import StateKitGenerator

extension InvariantKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .holds: .reference(.condition, "The condition that always holds, of the state alone.")
    case .doc: .reference(.doc, "Why it holds. A report of a break says it.")
    case .allow: .reference(.allow)
    case .was: .reference(.was)
    }
  }
}
