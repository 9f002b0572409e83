/// An action's associated values by label, or by position where they have none: `$0`.
struct PayloadIndex {
  /// In order.
  let keys: [String]
  /// In order.
  let values: [PayloadValueSchema]

  init(_ payload: [PayloadValueSchema]) {
    self.keys = payload.enumerated().map { PayloadIndex.key($1.label?.value, at: $0) }
    self.values = payload
  }

  /// What a value is called: by its label, or by its position.
  static func key(_ label: String?, at position: Int) -> String { label ?? String(position) }

  /// The first value that is called so. Payloads are short: a table of the few values costs more than to look at them.
  subscript(_ key: String) -> (index: Int, value: PayloadValueSchema)? {
    keys.firstIndex(of: key).map { ($0, values[$0]) }
  }
}
