// swift-format-ignore: NoLeadingUnderscores
/// For generated code: a value of the state that is compared with its earlier one.
public struct _ComparedValue: Sendable {
  private let differs: @Sendable (any Sendable) -> Bool
  private let value: any Sendable

  /// A value that is compared.
  public init<Value: Equatable & Sendable>(_ value: Value) {
    self.value = value
    self.differs = { other in (other as? Value).map { !isSame($0, value) } ?? true }
  }

  /// A value that cannot be compared, so that it counts as equal: effects with `while` do not begin anew for it.
  public init<Value: Sendable>(_ value: Value) {
    self.value = value
    self.differs = { _ in false }
  }

  /// For `onChange`, where the compiler reports a value that cannot be compared.
  public static func of<Value: Equatable & Sendable>(_ value: Value) -> _ComparedValue {
    _ComparedValue(value)
  }

  func differs(from other: _ComparedValue) -> Bool { differs(other.value) }
}

extension [_ComparedValue] {
  func differ(from others: [_ComparedValue]) -> Bool {
    for (one, other) in zip(self, others) where one.differs(from: other) { return true }
    return false
  }
}
