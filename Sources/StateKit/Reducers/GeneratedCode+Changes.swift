extension _GeneratedCode {
  /// Adds without trapping: a sum that overflows becomes the nearest value that fits. It implements `add` of a schema
  /// for integers.
  @inlinable
  public static func addSaturating<Value: FixedWidthInteger>(_ amount: Value, to value: inout Value) {
    let (sum, overflows) = value.addingReportingOverflow(amount)
    value = overflows ? (amount < 0 ? .min : .max) : sum
  }

  /// Removes all elements that are equal to a value. It implements `remove` of a schema for arrays.
  @inlinable
  public static func remove<Value: Equatable>(_ value: Value, from values: inout [Value]) {
    values.removeAll { $0 == value }
  }
}

// The same for parts that may be absent, `state.rows[id: id]?.count`: a function cannot take them.

extension FixedWidthInteger {
  /// For generated code: adds without trapping.
  @inlinable
  public mutating func _addSaturating(_ amount: Self) { _GeneratedCode.addSaturating(amount, to: &self) }
}

extension Array where Element: Equatable {
  /// For generated code: removes all elements that are equal to a value.
  @inlinable
  public mutating func _removeAll(equalTo value: Element) { removeAll { $0 == value } }
}

// `onDelete` of SwiftUI gives positions. A position without an element is left out.

extension IdentifiedArray {
  /// For generated code: removes the elements at some positions.
  public mutating func _remove(atOffsets offsets: some Sequence<Int>) {
    remove(atOffsets: offsets.filter(indices.contains))
  }
}

extension Array {
  /// For generated code: removes the elements at some positions.
  public mutating func _remove(atOffsets offsets: some Sequence<Int>) {
    for position in Set(offsets).filter(indices.contains).sorted(by: >) { remove(at: position) }
  }
}
