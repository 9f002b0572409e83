/// An action's associated values by label, or by position where they have none: `$0`.
struct PayloadIndex {
  /// In order.
  let keys: [String]
  private let values: [String: (index: Int, value: PayloadValueSchema)]

  init(_ payload: [PayloadValueSchema]) {
    self.keys = payload.enumerated().map { PayloadIndex.key($1.label?.value, at: $0) }
    self.values = Dictionary(zip(keys, payload.enumerated().map { (index: $0, value: $1) })) { first, _ in
      first
    }
  }

  /// What a value is called: by its label, or by its position.
  static func key(_ label: String?, at position: Int) -> String { label ?? String(position) }

  subscript(_ key: String) -> (index: Int, value: PayloadValueSchema)? { values[key] }
}
