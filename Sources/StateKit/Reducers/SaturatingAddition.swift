extension GeneratedCode {
  /// Adds without a trap: a sum that does not fit is the nearest value that does. What `add` of a schema does to an
  /// integer.
  @inlinable
  public static func addSaturating<Value: FixedWidthInteger>(_ amount: Value, to value: inout Value) {
    let (sum, overflows) = value.addingReportingOverflow(amount)
    value = overflows ? (amount < 0 ? .min : .max) : sum
  }
}
