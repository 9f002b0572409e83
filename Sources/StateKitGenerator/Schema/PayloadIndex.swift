/// An action's associated values by label, or by position if they are unlabelled: `$0`.
struct PayloadIndex {
  /// In the order of the payload.
  let keys: [String]
  /// In the order of the payload.
  let values: [PayloadValueSchema]

  /// Values with their keys.
  init(_ values: [PayloadValueSchema], keys: [String]) {
    self.keys = keys
    self.values = values
  }

  init(_ payload: [PayloadValueSchema]) {
    self.keys = payload.enumerated().map { PayloadIndex.key($1.label?.value, at: $0) }
    self.values = payload
  }

  /// The key of a value: its label, or its position.
  static func key(_ label: String?, at position: Int) -> String { label ?? String(position) }

  /// The first value with the key. Payloads are short: a search through a few values costs less than a table.
  subscript(_ key: String) -> (index: Int, value: PayloadValueSchema)? {
    keys.firstIndex(of: key).map { ($0, values[$0]) }
  }
}
