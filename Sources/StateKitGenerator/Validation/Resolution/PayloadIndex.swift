/// An action's associated values by label, or by position where they have none: `$0`.
struct PayloadIndex {
  /// In order.
  let keys: [String]
  private let values: [String: (index: Int, value: PayloadValueSchema)]

  init(_ payload: [PayloadValueSchema]) {
    self.keys = payload.enumerated().map { $1.label?.value ?? String($0) }
    self.values = Dictionary(zip(keys, payload.enumerated().map { (index: $0, value: $1) })) { first, _ in
      first
    }
  }

  subscript(_ key: String) -> (index: Int, value: PayloadValueSchema)? { values[key] }
}
