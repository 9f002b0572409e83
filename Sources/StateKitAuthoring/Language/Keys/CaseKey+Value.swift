internal import StateKitGenerator

extension CaseKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .domain: ChildKey.domain.value
    case .allow: .reference(.allow)
    case .was: .reference(.was)
    }
  }
}
