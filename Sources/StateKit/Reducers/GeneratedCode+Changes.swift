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
