internal import StateKitGenerator

extension EnumCaseKey: DescribedKey {
  var value: JSONSchema {
    switch self {
    case .payload: .reference(.payload)
    case .doc: .reference(.doc)
    }
  }
}
